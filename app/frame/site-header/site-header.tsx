import type { ReactNode } from 'react';
import type { Brand } from '#contracts/brand.ts';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import { Icon } from '../../design-system/icon/icon.tsx';
import { mediaUrl } from '../../help-content/media-url.ts';
import { areaHref } from '../../area-href.ts';

/** In CSS pixels, width and height. */
const markSize = 42;

type SiteHeaderProps = {
  brand: Brand;
  header: HeaderConfiguration | null;
  /** The link to sign in, or to the account. */
  accountTool: ReactNode;
};

/**
 * The shared header, following the header configuration (SPEC §2 "Shared", §3). Without a configuration: the brand, a
 * link home and the display settings.
 */
export function SiteHeader({ brand, header, accountTool }: SiteHeaderProps) {
  // Wide screens show the sections in the header; the rest of the menu is only in the menu.
  const hasMore = header !== null && (header['quick-links'].length > 0 || header['menu-banner'] !== null);
  const hasMenu = hasMore || (header !== null && header.sections.length > 0);
  return (
    <header className="header">
      <div className="wrap">
        <BrandLink brand={brand} />
        {header && <Sections sections={header.sections} />}
        <div className="header__tools">
          {!header?.hideA11yBtn && (
            <button className="tool" type="button" popoverTarget="display">
              <Icon name="display" />
              <span className="tool__wide" aria-hidden="true">
                Display
              </span>
              <span className="visually-hidden">Display settings</span>
            </button>
          )}
          {header && accountTool}
          {hasMenu && (
            <button
              className={hasMore ? 'tool tool--menu' : 'tool tool--menu tool--sections-only'}
              type="button"
              popoverTarget="menu"
            >
              <Icon name="menu" />
              <span>Menu</span>
            </button>
          )}
        </div>
      </div>
    </header>
  );
}

function BrandLink({ brand: { name, logo } }: { brand: Brand }) {
  // A logo beside the name is decorative; a logo that contains the name needs it as alternative text.
  const words = logo?.words ?? (logo ? undefined : [name]);
  return (
    <a className="logo" href={areaHref('/')}>
      {logo && (
        <img
          className={words && logo.width === undefined ? undefined : 'logo__wide'}
          src={mediaUrl(logo.src)}
          alt={words ? '' : (logo.alt ?? name)}
          width={logo.width ?? markSize}
          height={markSize}
        />
      )}
      {words ? <LogoWords words={words} /> : <span className="visually-hidden">: help home</span>}
    </a>
  );
}

function LogoWords({ words: [first, ...rest] }: { words: string[] }) {
  return (
    <span className="logo__words">
      {first} <span>{rest.join(' ')}</span>
      <span className="visually-hidden">: help home</span>
    </span>
  );
}

function Sections({ sections }: { sections: HeaderConfiguration['sections'] }) {
  return (
    <nav className="nav" aria-label="Main">
      <ul>
        {sections.map(({ label, link, current }) => (
          <li key={link}>
            <a href={link} aria-current={current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

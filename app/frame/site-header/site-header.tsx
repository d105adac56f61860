import type { ReactNode } from 'react';
import type { Brand } from '#contracts/brand.ts';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import { Icon } from '../../design-system/icon/icon.tsx';
import { mediaUrl } from '../../help-content/media-url.ts';
import { areaHref } from '../../area-href.ts';
import type { SearchPlace } from '../page-frame/search-place.ts';
import { CachedFragment } from '../fragment-cache/cached-fragment.tsx';
import { SearchSheet, SearchTool } from './header-search.tsx';

/** In CSS pixels, width and height. */
const markSize = 42;

type SiteHeaderProps = {
  brand: Brand;
  header: HeaderConfiguration | null;
  /** The link to sign in, or to the account. */
  accountTool: ReactNode;
  /** The search box for each place; left out on a page that has a box of its own. */
  search: ((place: SearchPlace) => ReactNode) | undefined;
};

/**
 * The shared header, following the header configuration (SPEC §2 "Shared", §3). Without a configuration: the brand, a
 * link home, the search, the display settings and a short menu. Wide screens show the sections instead of the menu.
 */
export function SiteHeader({ brand, header, accountTool, search }: SiteHeaderProps) {
  return (
    <header className="header">
      <div className="wrap">
        <BrandLink brand={brand} />
        {search && <div className="header__search">{search('header')}</div>}
        {header && (
          <CachedFragment name="sections" dependencies={[header]}>
            <Sections sections={header.sections} />
          </CachedFragment>
        )}
        <div className="header__tools">
          {search && <SearchTool />}
          {!header?.hideA11yBtn && (
            <button className="tool" type="button" popoverTarget="display">
              <Icon name="display" />
              <span className="tool__wide" aria-hidden="true">
                Display
              </span>
              <span className="visually-hidden">Display settings</span>
            </button>
          )}
          {header && accountTool && (
            <span className="account-place" data-account="tool">
              {accountTool}
            </span>
          )}
          <button className="tool tool--menu" type="button" popoverTarget="menu">
            <Icon name="menu" />
            <span>Menu</span>
          </button>
        </div>
      </div>
      {search && <SearchSheet>{search('sheet')}</SearchSheet>}
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

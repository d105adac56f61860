import type { Brand } from '#contracts/brand.ts';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import type { SessionState } from '#contracts/session.ts';
import { Icon } from '../../design-system/icon/icon.tsx';
import { mediaUrl } from '../media-url.ts';
import { AccountTool } from '../account/account-tool.tsx';

type SiteHeaderProps = {
  brand: Brand;
  header: HeaderConfiguration | null;
  /** Where a sign-in leads back to. */
  returnTo: string;
  /** Undefined at a site without sign-in. */
  session: SessionState | undefined;
};

/**
 * The shared header, as the header configuration says (SPEC §2 "Shared", §3). Without a configuration:
 * the brand, a way home and the display settings.
 */
export function SiteHeader({ brand, header, returnTo, session }: SiteHeaderProps) {
  // Wide screens show the sections in the header itself; what else the menu has is in the menu alone.
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
          {header && session && <AccountTool returnTo={returnTo} session={session} />}
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

function BrandLink({ brand }: { brand: Brand }) {
  const [first, ...rest] = brand.logo?.words ?? [brand.name];
  return (
    <a className="logo" href="/help-and-support/">
      {brand.logo && <img src={mediaUrl(brand.logo.src)} alt="" width="42" height="42" />}
      <span className="logo__words">
        {first} <span>{rest.join(' ')}</span>
        <span className="visually-hidden">: help home</span>
      </span>
    </a>
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

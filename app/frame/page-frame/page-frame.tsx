import type { ReactNode } from 'react';
import { SkipLink } from '../../design-system/skip-link/skip-link.tsx';
import { DisplaySheet } from '../display-settings/display-sheet.tsx';
import onDemandSheet from '../on-demand.css?url';
import { CachedFragment } from '../fragment-cache/cached-fragment.tsx';
import type { ShellData } from '../shell-data.ts';
import { MenuSheet } from '../site-header/menu-sheet.tsx';
import { SecondaryBanner } from '../site-header/secondary-banner.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { UrgentBar } from '../urgent-bar/urgent-bar.tsx';
import type { AccountParts } from './account-parts.ts';
import type { SearchPlace } from './search-place.ts';

type PageFrameProps = {
  shell: ShellData;
  path: string;
  year: number | undefined;
  /** The page's whole address, for paper. */
  address?: string | undefined;
  /** Left out at a site without sign-in. */
  account: AccountParts | undefined;
  /** The search box for each place in the header. Left out on a page that has a box of its own. */
  search?: ((place: SearchPlace) => ReactNode) | undefined;
  /** A message in the page's own frame, before or after the main content. */
  beforeMain?: ReactNode;
  afterMain?: ReactNode;
  children: ReactNode;
};

/** The frame around every page: urgent numbers, header, page, footer. `path` is the page's path. */
export function PageFrame(props: PageFrameProps) {
  const { shell, path, year, address, account, search, beforeMain, afterMain, children } = props;
  const { brand, header, footer, display } = shell;
  return (
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <div className="page-top">
        <CachedFragment name="urgent-bar" dependencies={[brand]}>
          <UrgentBar phones={brand.phones} />
        </CachedFragment>
        <SiteHeader brand={brand} header={header} accountTool={account?.tool} search={search} />
        {address && <p className="wrap on-paper">{address}</p>}
        <SecondaryBanner banner={header?.['secondary-banner'] ?? null} />
      </div>
      {beforeMain}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {afterMain}
      <link rel="stylesheet" href={onDemandSheet} />
      <CachedFragment name="footer" dependencies={[brand, footer, year]}>
        <SiteFooter brand={brand} footer={footer} year={year} />
      </CachedFragment>
      <MenuSheet header={header} accountLinks={header && account?.menuLinks} />
      {!header?.hideA11yBtn && (
        <CachedFragment name="display" dependencies={Object.values(display)} path={path}>
          {(at) => <DisplaySheet settings={display} path={at} />}
        </CachedFragment>
      )}
      {header && account?.sheet}
    </>
  );
}

import { useCallback, useState, type ReactNode } from 'react';
import type { SessionState } from '#contracts/session.ts';
import { SkipLink } from '../../design-system/skip-link/skip-link.tsx';
import { AskDetails, type TellDetails } from '../account/late-details.ts';
import { AccountSheet } from '../account/account-sheet.tsx';
import { useSession } from '../account/use-session.tsx';
import { DisplaySheet } from '../display-settings/display-sheet.tsx';
import type { ShellData } from '../shell-data.ts';
import { MenuSheet } from '../site-header/menu-sheet.tsx';
import { SecondaryBanner } from '../site-header/secondary-banner.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { UrgentBar } from '../urgent-bar/urgent-bar.tsx';

type PageFrameProps = {
  shell: ShellData;
  path: string;
  /** Where a sign-in leads back to, when not to the path alone. */
  returnTo?: string;
  year: number | undefined;
  /** Whether one can sign in at this site at all. */
  hasSignIn: boolean;
  /** Known where a page is drawn for one visitor; others ask once scripts run. */
  session?: SessionState | undefined;
  /** SPEC §4 "signed-in page": for who is signed in alone. */
  needsSignIn?: boolean | undefined;
  /** What a page says in its own frame, before or after everything that it is for. */
  beforeMain?: ReactNode;
  afterMain?: ReactNode;
  children: ReactNode;
};

/** The frame around every page: what is urgent, the header, the page, the footer. `path` is the page's own. */
export function PageFrame(props: PageFrameProps) {
  const { shell, path, returnTo = path, year, hasSignIn, session: known, needsSignIn = false } = props;
  const { brand, header, display } = shell;
  const [asking, setAsking] = useState<{ tell: TellDetails }>();
  const askDetails = useCallback((tell: TellDetails) => {
    setAsking({ tell });
    return () => setAsking((now) => (now?.tell === tell ? undefined : now));
  }, []);
  const { session, watch } = useSession(
    known,
    { path: returnTo, needsSignIn },
    { hasSignIn, tellDetails: asking?.tell },
  );
  const account = hasSignIn ? session : undefined;
  return (
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <div className="page-top">
        <UrgentBar phones={brand.phones} />
        <SiteHeader brand={brand} header={header} returnTo={returnTo} session={account} />
        <SecondaryBanner banner={header?.['secondary-banner'] ?? null} />
      </div>
      {props.beforeMain}
      <main id="main" tabIndex={-1}>
        <AskDetails value={askDetails}>{props.children}</AskDetails>
      </main>
      {props.afterMain}
      <SiteFooter brand={brand} year={year} />
      {!header?.hideA11yBtn && <DisplaySheet settings={display} returnTo={path} />}
      {header && <MenuSheet header={header} returnTo={returnTo} session={account} />}
      {header && session.state === 'signed-in' && <AccountSheet session={session} />}
      {watch}
    </>
  );
}

import { useEffect, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import font from './design-system/font/figtree-latin-wght-normal.woff2?url';
import stylesheet from './design-system/styles.css?url';
import type { Route } from './+types/root';
import { readConsent } from '#contracts/consent.ts';
import { useForgetRefused } from './consent/use-forget-refused.ts';
import { useWhenAllowed } from './consent/use-when-allowed.ts';
import { clientsContext, need, siteContext } from './context.ts';
import { bannerPlace } from './features/consent/banner-place.ts';
import { ConsentBanner } from './features/consent/consent-banner.tsx';
import { ErrorReporting } from './features/error-reporting/error-reporting.tsx';
import { analyticsPath } from './data-layer/analytics-path.ts';
import { record } from './data-layer/data-layer.ts';
import { useRecordedFailure } from './data-layer/use-recorded-failure.ts';
import { KeptReadingsElsewhere } from './features/meter-reading/kept-readings/kept-readings-elsewhere.tsx';
import { Monitoring } from './features/monitoring/monitoring.tsx';
import { returnAddress } from './shell/account/return-address.ts';
import { signInOfPage } from './shell/account/sign-in-of-page.ts';
import { displayAttributes, readDisplaySettings } from './shell/display-settings/display-settings.ts';
import { ErrorPage, errorPageTitle } from './shell/error-page/error-page.tsx';
import { fallbackBrand } from './shell/fallback-brand.ts';
import { loadShell } from './shell/load-shell.ts';
import { ClientNavigation } from './shell/navigation/client-navigation.tsx';
import { NavigationSpinner } from './shell/navigation/navigation-spinner.tsx';
import { RouteAnnouncer } from './shell/navigation/route-announcer.tsx';
import { mediaUrl } from './shell/media-url.ts';
import { pageTitle } from './shell/page-meta.ts';
import { PageFrame } from './shell/page-frame/page-frame.tsx';
import type { ShellData } from './shell/shell-data.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content } = need(context, clientsContext);
  const shell = await loadShell(content, request.headers.get('cookie'));
  const hasChosen = readConsent(request.headers.get('cookie')) !== undefined;
  return { shell, site: need(context, siteContext), year: new Date().getFullYear(), hasChosen };
}

/** Asked for once the visitor allows it, and not a byte before. */
const loadAnalytics = async () => (await import('./features/analytics/start-analytics.ts')).startAnalytics;

const bareShell: ShellData = { brand: fallbackBrand, header: null, display: readDisplaySettings(null) };

/** The document and the frame around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const { pathname, search } = useLocation();
  const shell = data?.shell ?? bareShell;
  const path = `/help-and-support${pathname}`;
  const signIn = signInOfPage(useMatches());
  useForgetRefused();
  const place = bannerPlace(path);
  const banner = data && <ConsentBanner hasChosen={data.hasChosen} path={path} />;
  useWhenAllowed('performance', loadAnalytics);
  // SPEC §2 "Shared": whenever the pathname changes.
  useEffect(() => record({ event: 'page-view', path: analyticsPath(path) }), [path]);
  return (
    <html lang="en-GB" {...displayAttributes(shell.display)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} />
        {shell.brand.logo && <link rel="icon" href={mediaUrl(shell.brand.logo.src)} />}
        <Links />
      </head>
      <body>
        <PageFrame
          shell={shell}
          path={path}
          returnTo={returnAddress(path, search)}
          year={data?.year}
          hasSignIn={data?.site.signIn !== 'off'}
          {...signIn}
          beforeMain={place === 'before-main' && banner}
          afterMain={place === 'after-main' && banner}
        >
          {children}
        </PageFrame>
        <ClientNavigation />
        <NavigationSpinner />
        <RouteAnnouncer />
        <Monitoring />
        <ErrorReporting />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { pathname } = useLocation();
  return (
    <>
      <KeptReadingsElsewhere path={pathname} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useRecordedFailure('page-failed', typeof error === 'object' && error !== null && error);
  const data = useRouteLoaderData<typeof loader>('root');
  const brand = data?.shell.brand ?? fallbackBrand;
  return (
    <>
      <title>{pageTitle(errorPageTitle, brand.name)}</title>
      <ErrorPage brand={brand} />
    </>
  );
}

import { memo, useEffect, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { readConsent } from '#contracts/consent.ts';
import type { SessionState } from '#contracts/session.ts';
import { clientsContext, isPostedContext, siteContext } from './context.ts';
import { bannerPlace } from './consent/banner-place.ts';
import { removeConfirmation } from './consent/follow-banner.ts';
import { ConsentBanner } from './consent/consent-banner.tsx';
import { skipRevalidationAfterPost } from './forms/skip-revalidation-after-post.ts';
import { analyticsPath } from './telemetry/analytics/analytics-path.ts';
import { record } from './telemetry/analytics/data-layer.ts';
import { useRecordedFailure } from './telemetry/analytics/use-recorded-failure.ts';
import { OfflineReadingsElsewhere } from './journeys/meter-reading/offline-readings/offline-readings-elsewhere.tsx';
import { accountParts } from './account/header/account-parts.tsx';
import { returnAddress } from './account/header/return-address.ts';
import { useAccount } from './account/header/use-account.tsx';
import { signInOfPage } from './account/header/sign-in-of-page.ts';
import { AskDetails } from './account/prefill/late-details.ts';
import { displayAttributes, readDisplaySettings } from './frame/display-settings/display-settings.ts';
import { ErrorPage, errorPageTitle } from './frame/error-page/error-page.tsx';
import errorStylesheet from './frame/error-page/error-page.css?url';
import { useFailedRequest } from './frame/error-page/failed-request.ts';
import { fallbackBrand } from './frame/fallback-brand.ts';
import { CachedFragment } from './frame/fragment-cache/cached-fragment.tsx';
import { FrameStyles } from './frame/frame-styles.tsx';
import { loadShell } from './frame/load-shell.ts';
import { ClientNavigation } from './frame/navigation/client-navigation.tsx';
import { NavigationSpinner } from './frame/navigation/navigation-spinner.tsx';
import { RouteAnnouncer } from './frame/navigation/route-announcer.tsx';
import { mediaUrl } from './help-content/media-url.ts';
import { pageTitle } from './frame/page-meta.ts';
import { PageFrame } from './frame/page-frame/page-frame.tsx';
import { isForReading } from './frame/reading-page.ts';
import type { ShellData } from './frame/shell-data.ts';
import { SearchBox } from './search-box/search-box.tsx';
import { areaPath, homePath } from '#contracts/area-path.ts';
import { webAppManifestPath } from '#contracts/web-app-manifest-path.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content } = context.get(clientsContext);
  const shell = await loadShell(content, request.headers.get('cookie'));
  // Without scripts, answering would replace the response to a post, and lose what the visitor typed.
  const asksConsent =
    readConsent(request.headers.get('cookie')) === undefined && !context.get(isPostedContext);
  return { shell, site: context.get(siteContext), year: new Date().getFullYear(), asksConsent };
}

/** The response to a form changes nothing in the frame. Loading it again would announce 'Loading the page' after it. */
export const shouldRevalidate = skipRevalidationAfterPost;

/**
 * Used while the frame's own data is missing. The built-in footer stays on the server, or every page would load its
 * text.
 */
const bareShell: ShellData = {
  brand: fallbackBrand,
  header: null,
  footer: { columns: [] },
  display: readDisplaySettings(null),
};

/** The document and the frame around every page, including the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const { pathname, search } = useLocation();
  const shell = data?.shell ?? bareShell;
  const path = `${areaPath}${pathname}`;
  const matches = useMatches();
  const hasFailed = useRouteError() !== null;
  // Once React has started it keeps running, whichever page it shows.
  const isReading = import.meta.env.SSR && isForReading(matches);
  const returnTo = returnAddress(path, search);
  const { session, watch, askDetails } = useAccount({
    returnTo,
    hasSignIn: data?.site.signIn !== 'off',
    ...signInOfPage(matches),
  });
  // SPEC §2 "Shared": whenever the pathname changes.
  useEffect(() => {
    record({ event: 'page-view', path: analyticsPath(path) });
    return removeConfirmation;
  }, [path]);
  useEffect(() => void performance.mark('react-started'), []);
  return (
    <html lang="en-GB" {...displayAttributes(shell.display)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <FrameStyles themeSheet={shell.themeSheet} />
        {shell.brand.logo && (
          <link rel="icon" href={mediaUrl(shell.brand.logo.icon ?? shell.brand.logo.src)} />
        )}
        {data?.site.hasOfflineHelp && <link rel="manifest" href={webAppManifestPath} />}
        <Links />
        {hasFailed && <link rel="stylesheet" href={errorStylesheet} />}
        <Meta />
      </head>
      <body data-page={isReading ? 'reading' : undefined}>
        <AskDetails value={askDetails}>
          <FilledFrame data={data} path={path} returnTo={returnTo} session={session}>
            {children}
          </FilledFrame>
        </AskDetails>
        {watch}
        <ClientNavigation />
        <NavigationSpinner />
        <RouteAnnouncer />
        {!isReading && <ScrollRestoration />}
        {!isReading && <Scripts />}
      </body>
    </html>
  );
}

type FilledFrameProps = {
  data: ReturnType<typeof useRouteLoaderData<typeof loader>>;
  path: string;
  /** The page to return to after signing in. */
  returnTo: string;
  session: SessionState;
  children: ReactNode;
};

/**
 * The frame with the account's parts, the search boxes and the question about cookies. A memo: what the session watch
 * finds out while it starts renders the document again, and only a changed session the frame, which is most of a page.
 */
const FilledFrame = memo(function FilledFrame({ data, path, returnTo, session, children }: FilledFrameProps) {
  const place = bannerPlace(path);
  const banner = data?.asksConsent && (
    <CachedFragment name="consent" path={path}>
      {(at) => <ConsentBanner path={at} />}
    </CachedFragment>
  );
  return (
    <PageFrame
      shell={data?.shell ?? bareShell}
      path={path}
      year={data?.year}
      address={data && `${data.site.publicUrl}${path}`}
      account={data?.site.signIn === 'off' ? undefined : accountParts(session, returnTo)}
      // The help home has a box of its own. A new page starts with an empty box.
      search={
        path === homePath
          ? undefined
          : (at) => (
              <CachedFragment key={path} name={`${at}-search`} path={path}>
                {(from) => <SearchBox place={at} path={from} />}
              </CachedFragment>
            )
      }
      beforeMain={place === 'before-main' && banner}
      afterMain={place === 'after-main' && banner}
    >
      {children}
    </PageFrame>
  );
});

export default function Root() {
  const { pathname } = useLocation();
  return (
    <>
      <OfflineReadingsElsewhere path={pathname} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useRecordedFailure('page-failed', typeof error === 'object' && error !== null && error);
  const request = useFailedRequest(error);
  const data = useRouteLoaderData<typeof loader>('root');
  const brand = data?.shell.brand ?? fallbackBrand;
  return (
    <>
      <title>{pageTitle(errorPageTitle, brand.name)}</title>
      <ErrorPage brand={brand} ring={data?.shell.ring} request={request} />
    </>
  );
}

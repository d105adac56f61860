import { consentCookieString, readConsent } from '#contracts/consent.ts';
import { clearRefusedCookies } from './clear-refused-cookies.ts';
import { chosenConsent } from './chosen-consent.ts';
import { CookiesPage } from './cookies-page.tsx';
import { cookiesPage } from './cookies.page.ts';
import type { Route } from './+types/cookies.route';
import { siteContext } from '../context.ts';
import { readForm } from '../forms/read-form.ts';
import { postedFields } from '../posted-fields.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { rootData } from '../frame/root-data.ts';
import { safeReturnPath } from '../frame/safe-return-path.ts';
import { redirectToOrigin } from '../frame/redirects.ts';
import { areaHref, helpHome } from '../area-href.ts';
import stylesheet from './cookies-page.css?url';

export function loader({ request, url, context }: Route.LoaderArgs) {
  const { signIn, hasOfflineHelp } = context.get(siteContext);
  return {
    consent: readConsent(request.headers.get('cookie')),
    hasPosted: url.searchParams.has('saved'),
    signIn,
    hasOfflineHelp,
  };
}

/** Stores a choice made in the banner or on the page, and redirects to where it was made. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, postedFields.cookies);
  const site = context.get(siteContext);
  const isSecure = site.publicUrl.startsWith('https:');
  const consent = chosenConsent(form);
  return redirectToOrigin(safeReturnPath(form.get('return-to')), site, [
    consentCookieString(consent, isSecure),
    ...clearRefusedCookies(consent, request.headers.get('cookie') ?? '', isSecure),
  ]);
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...cookiesPage,
    path: areaHref(cookiesPage.route),
    trail: [helpHome],
  });
}

export default function CookiesRoute({ loaderData }: Route.ComponentProps) {
  return <CookiesPage {...loaderData} />;
}

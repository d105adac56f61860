import { consentCookieString, readConsent } from '#contracts/consent.ts';
import { endRefusedCookies } from '../consent/end-refused-cookies.ts';
import { chosenConsent } from '../features/consent/chosen-consent.ts';
import { CookiesPage } from '../features/consent/cookies-page.tsx';
import { cookiesPath } from '../features/consent/cookies-path.ts';
import type { Route } from './+types/cookies';
import { need, siteContext } from '../context.ts';
import { readForm } from '../forms/read-form.ts';
import { postedFields } from '../posted-fields.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';
import { safeReturnPath } from '../shell/safe-return-path.ts';
import { seeOther } from '../shell/see-other.ts';

export function loader({ request, url, context }: Route.LoaderArgs) {
  return {
    consent: readConsent(request.headers.get('cookie')),
    hasPosted: url.searchParams.has('saved'),
    signIn: need(context, siteContext).signIn,
  };
}

/** Keeps a choice made in the banner or on the page, and leads back to where it was made. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, postedFields.cookies);
  const site = need(context, siteContext);
  const isSecure = site.publicUrl.startsWith('https:');
  const consent = chosenConsent(form);
  return seeOther(safeReturnPath(form.get('return-to')), site, [
    consentCookieString(consent, isSecure),
    ...endRefusedCookies(consent, request.headers.get('cookie') ?? '', isSecure),
  ]);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: 'Cookies',
    description: 'Which cookies this site uses, what they’re for, how long they stay, and how to choose.',
    path: cookiesPath,
    trail: [{ label: 'Help', href: '/help-and-support/' }],
  });
}

export default function CookiesRoute({ loaderData }: Route.ComponentProps) {
  return <CookiesPage {...loaderData} />;
}

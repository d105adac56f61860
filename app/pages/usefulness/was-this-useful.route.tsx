import { usefulnessReason } from '#contracts/usefulness.ts';
import { areaHref } from '../../area-href.ts';
import { clientsContext, countAnswerContext, siteContext } from '../../context.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { redirectToOrigin } from '../../frame/redirects.ts';
import { rootData } from '../../frame/root-data.ts';
import { readForm } from '../../forms/read-form.ts';
import { postedFields } from '../../posted-fields.ts';
import type { Route } from './+types/was-this-useful.route';
import { findPage } from './find-page.ts';
import { ThankYou } from './thank-you.tsx';
import { wasThisUsefulPage } from './was-this-useful.page.ts';
import { readingPage } from '../../frame/reading-page.ts';
import stylesheet from '../../forms/choice-page.css?url';

/**
 * Counts an answer, or the reason for one, and redirects to the thank-you page, so that a reload counts nothing twice.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, postedFields['was-this-useful']);
  const page = await findPage(form.get('page'), context.get(clientsContext).content);
  const thanks = (said: string) =>
    redirectToOrigin(
      `${areaHref(wasThisUsefulPage.route)}?${new URLSearchParams({ ...(page && { page: page.href }), said })}`,
      context.get(siteContext),
    );
  const count = context.get(countAnswerContext);
  const useful = form.get('useful');
  const reason = usefulnessReason.safeParse(form.get('reason'));
  if (page && useful === 'yes') await count({ event: 'useful', page: page.href });
  if (page && useful === 'no') await count({ event: 'not-useful', page: page.href });
  if (page && useful === null && reason.success)
    await count({ event: 'not-useful-because', page: page.href, reason: reason.data });
  return thanks(useful === 'yes' || useful === 'no' ? useful : 'why');
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await findPage(url.searchParams.get('page'), context.get(clientsContext).content);
  return { page, asksWhy: page !== undefined && url.searchParams.get('said') === 'no' };
}

export const handle = readingPage;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...wasThisUsefulPage,
    path: areaHref(wasThisUsefulPage.route),
    noIndex: true,
  });
}

export default function WasThisUsefulPage({ loaderData }: Route.ComponentProps) {
  return <ThankYou {...loaderData} />;
}

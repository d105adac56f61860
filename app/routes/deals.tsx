import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { Route } from './+types/deals';
import { ContentPage } from '../content-page/content-page.tsx';
import { clientsContext, need } from '../context.ts';
import { needSignIn } from '../session/need-sign-in.ts';
import { returnAddress } from '../shell/account/return-address.ts';
import { signedInPage } from '../shell/account/sign-in-of-page.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

const path = signInPaths.deals;

export const handle = signedInPage;

/** SPEC §2, §4: for who is signed in; the page is theirs alone, and never kept. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const session = await needSignIn(request, context, returnAddress(path, url.search));
  const { title, description, html, contents } = await need(context, clientsContext).content.page('deals');
  return { session, page: { title, description, html, contents } };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.page;
  const trail = [{ label: 'Help', href: '/help-and-support/' }];
  return pageMeta({ ...rootData(matches), title, description, path, trail, noSnippet: true });
}

export default function DealsPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} pictogram="tariff" />;
}

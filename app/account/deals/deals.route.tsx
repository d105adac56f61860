import { dealsPage } from './deals.page.ts';
import type { Route } from './+types/deals.route';
import { ContentPage } from '../../help-content/content-page/content-page.tsx';
import { clientsContext } from '../../context.ts';
import { currentArticle } from '../../help-content/links/current-links.ts';
import { requireSignIn } from '../session/require-sign-in.ts';
import { returnAddress } from '../header/return-address.ts';
import { signedInPage } from '../header/sign-in-of-page.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { areaHref, helpHome } from '../../area-href.ts';
import stylesheet from '../../help-content/content-page/content-page.css?url';

const path = areaHref(dealsPage.route);

export const handle = signedInPage;

/** SPEC §2, §4: for signed-in visitors only. The page is personal and never cached. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const session = await requireSignIn(request, context, returnAddress(path, url.search));
  const { content } = context.get(clientsContext);
  const { title, description, html, contents } = await currentArticle(await content.page('deals'), content);
  return { session, page: { title, description, html, contents } };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.page;
  return pageMeta({ ...rootData(matches), ...dealsPage, title, description, path, trail: [helpHome] });
}

export default function DealsPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} pictogram="tariff" />;
}

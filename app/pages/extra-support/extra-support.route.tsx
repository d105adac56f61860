import { extraSupportPage } from './extra-support.page.ts';
import type { Route } from './+types/extra-support.route';
import { ContentPage } from '../../help-content/content-page/content-page.tsx';
import { clientsContext } from '../../context.ts';
import { currentArticle } from '../../help-content/links/current-links.ts';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { areaHref, helpHome } from '../../area-href.ts';
import { readingPage } from '../../frame/reading-page.ts';
import stylesheet from '../../help-content/content-page/content-page.css?url';

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(clientsContext);
  const page = await currentArticle(await content.page('extra-support'), content);
  const { title, description, html, contents, isRich } = page;
  const brand = await content.brand().catch(() => fallbackBrand);
  const ring = ringFor(brand, 'supportNeeds');
  return { page: { title, description, html, contents, isRich }, ring };
}

export const handle = readingPage;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.page;
  return pageMeta({
    ...rootData(matches),
    title,
    description,
    path: areaHref(extraSupportPage.route),
    trail: [helpHome],
  });
}

export default function ExtraSupportPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage
      page={loaderData.page}
      pictogram="heart"
      end={<RingUs ring={loaderData.ring} variant="end" />}
    />
  );
}

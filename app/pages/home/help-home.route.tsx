import { withListedArticles } from '../../help-content/films/listed-films.ts';
import { HelpHome } from './help-home.tsx';
import { noticeId, readDismissedNotices } from './outage-notice/dismissed-notice.ts';
import { SearchBox } from '../../search-box/search-box.tsx';
import { topicsWithoutTile } from '../../help-content/categories/category-tiles.ts';
import { currentTiles } from '../../help-content/categories/current-tiles.ts';
import {
  categoriesInUse,
  readDefinitions,
  readListed,
} from '../../help-content/categories/read-categories.ts';
import { currentLinks, currentMarkup } from '../../help-content/links/current-links.ts';
import { linkGroups } from './link-groups.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { helpHomePage } from './help-home.page.ts';
import type { Route } from './+types/help-home.route';
import { clientsContext } from '../../context.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { areaHref } from '../../area-href.ts';
import { homePath } from '#contracts/area-path.ts';
import { readingPage } from '../../frame/reading-page.ts';
import noticeStylesheet from './outage-notice/outage-styles.css?url';
import stylesheet from './home-page.css?url';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(clientsContext);
  // Each part of the home is independent: an unavailable part is left out, the rest is shown.
  const [outages, films, header, brand, tiles, definitions, listed] = await Promise.all([
    content.outageNotices().catch(() => []),
    content.films({ isOptional: true }).catch(() => []),
    content.header().catch(() => null),
    content.brand().catch(() => fallbackBrand),
    currentTiles(content),
    readDefinitions(content),
    readListed(content),
  ]);
  const dismissed = readDismissedNotices(request.headers.get('cookie'));
  const notices = outages
    .map((notice) => ({ ...notice, id: noticeId(notice) }))
    .filter(({ id }) => !dismissed.includes(id))
    .map(async ({ id, title, message, areas = [] }) => ({
      id,
      title,
      areas,
      message: await currentMarkup(message, content),
    }));
  return {
    brand,
    tiles,
    topics: topicsWithoutTile(categoriesInUse(definitions, listed)),
    films: withListedArticles(films, listed),
    groups: linkGroups(listed),
    popular: await currentLinks(header?.['quick-links'] ?? [], content),
    notices: await Promise.all(notices),
  };
}

export const handle = readingPage;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = pageMeta({ ...rootData(matches), ...helpHomePage, path: areaHref(helpHomePage.route) });
  // `links` doesn’t know whether there is a notice.
  const hasNotice = loaderData !== undefined && loaderData.notices.length > 0;
  return hasNotice ? [...page, { tagName: 'link', rel: 'stylesheet', href: noticeStylesheet }] : page;
}

export default function HelpHomePage({ loaderData }: Route.ComponentProps) {
  return <HelpHome {...loaderData} search={<SearchBox place="page" path={homePath} />} />;
}

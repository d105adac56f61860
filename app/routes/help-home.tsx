import { HelpHome } from '../features/help-home/help-home.tsx';
import { noticeId, readDismissedNotice } from '../features/help-home/outage-notice/dismissed-notice.ts';
import { SearchBox } from '../features/search-box/search-box.tsx';
import { categoryTiles } from '../help-categories/category-tiles.ts';
import { fallbackBrand } from '../shell/fallback-brand.ts';
import type { Route } from './+types/help-home';
import { clientsContext, need } from '../context.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content } = need(context, clientsContext);
  // Each part of the home stands alone: what can't be had is left out, the rest is shown.
  const [outage, films, header, brand] = await Promise.all([
    content.serviceOutage().catch(() => undefined),
    content.films().catch(() => []),
    content.header().catch(() => null),
    content.brand().catch(() => fallbackBrand),
  ]);
  const isDismissed = outage && noticeId(outage) === readDismissedNotice(request.headers.get('cookie'));
  return {
    brand,
    tiles: categoryTiles(),
    films,
    popular: header?.['quick-links'] ?? [],
    notice: isDismissed ? undefined : outage,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: 'How can we help you today?',
    description:
      'Help with bills, payments, meters, pay as you go, boilers and emergencies, and how to reach us.',
    path: '/help-and-support/',
  });
}

export default function HelpHomePage({ loaderData }: Route.ComponentProps) {
  return <HelpHome {...loaderData} search={<SearchBox />} />;
}

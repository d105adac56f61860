import { bereavementGuidance } from './bereavement-guidance.ts';
import { Bereavement } from './bereavement.tsx';
import { probatePage } from './probate.page.ts';
import type { Route } from './+types/probate.route';
import { clientsContext } from '../../context.ts';
import { readListed } from '../../help-content/categories/read-categories.ts';
import { linkOrCategory } from '../../help-content/categories/show-listed.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { rootData } from '../../frame/root-data.ts';
import { areaHref, helpHome } from '../../area-href.ts';
import { readingPage } from '../../frame/reading-page.ts';
import stylesheet from './bereavement-page.css?url';

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(clientsContext);
  const [brand, listed] = await Promise.all([
    content.brand().catch(() => fallbackBrand),
    readListed(content),
  ]);
  const { manageAccount, onlyIfItApplies } = bereavementGuidance;
  const choices = [...manageAccount.cards, ...onlyIfItApplies.entries];
  return {
    ring: ringFor(brand, 'bereavement'),
    links: Object.fromEntries(choices.map(({ link }) => [link, linkOrCategory(link, listed)])),
  };
}

export const handle = readingPage;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...probatePage,
    path: areaHref(probatePage.route),
    trail: [helpHome],
  });
}

export default function ProbatePage({ loaderData }: Route.ComponentProps) {
  return <Bereavement {...loaderData} />;
}

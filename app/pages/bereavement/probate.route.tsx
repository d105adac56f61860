import { bereavementGuidance } from './bereavement-guidance.ts';
import { Bereavement } from './bereavement.tsx';
import type { Route } from './+types/probate.route';
import { clientsContext } from '../../context.ts';
import { readListed } from '../../help-content/categories/read-categories.ts';
import { linkOrCategory } from '../../help-content/categories/show-listed.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(clientsContext);
  const [brand, listed] = await Promise.all([
    content.brand().catch(() => fallbackBrand),
    readListed(content),
  ]);
  const cardLinks = bereavementGuidance.manageAccount.cards.map(({ link }) => linkOrCategory(link, listed));
  return { brand, cardLinks };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: bereavementGuidance.title,
    description:
      'How to tell us that someone has died, what to have ready, and what happens to their energy account.',
    path: '/help-and-support/probate',
    trail: [{ label: 'Help', href: '/help-and-support/' }],
  });
}

export default function ProbatePage({ loaderData }: Route.ComponentProps) {
  return <Bereavement {...loaderData} />;
}

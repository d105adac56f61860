import { bereavementGuidance } from '../features/bereavement/bereavement-guidance.ts';
import { Bereavement } from '../features/bereavement/bereavement.tsx';
import type { Route } from './+types/probate';
import { clientsContext, need } from '../context.ts';
import { fallbackBrand } from '../shell/fallback-brand.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return {
    brand: await need(context, clientsContext)
      .content.brand()
      .catch(() => fallbackBrand),
  };
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
  return <Bereavement brand={loaderData.brand} />;
}

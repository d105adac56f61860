import type { Route } from './+types/extra-support';
import { ContentPage } from '../content-page/content-page.tsx';
import { clientsContext, need } from '../context.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { title, description, html, contents, isRich } = await need(context, clientsContext).content.page(
    'extra-support',
  );
  return { page: { title, description, html, contents, isRich } };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.page;
  return pageMeta({
    ...rootData(matches),
    title,
    description,
    path: '/help-and-support/extra-support',
    trail: [{ label: 'Help', href: '/help-and-support/' }],
  });
}

export default function ExtraSupportPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} pictogram="heart" />;
}

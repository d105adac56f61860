import { Emergencies } from '../features/help-category/emergencies/emergencies.tsx';
import { HelpCategory } from '../features/help-category/help-category.tsx';
import type { Route } from './+types/help-category';
import { categoryPath } from '../area-path.ts';
import { clientsContext, need, siteContext } from '../context.ts';
import { categoryDefinitions, isCategoryId } from '../help-categories/category-definitions.ts';
import { categoryMenu } from '../help-categories/category-menu.ts';
import { fallbackBrand } from '../shell/fallback-brand.ts';
import { redirectToNotFound } from '../shell/not-found.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { category: id } = params;
  if (!isCategoryId(id)) throw redirectToNotFound(need(context, siteContext));
  const { content } = need(context, clientsContext);
  const [categories, brand] = await Promise.all([
    content.categories({ isOptional: true }).catch(() => []),
    content.brand().catch(() => fallbackBrand),
  ]);
  const listed = categories.find((category) => category.id === id);
  const definition = categoryDefinitions[id];
  return {
    id,
    definition,
    menu: categoryMenu(id),
    brand,
    description: listed?.metaDescription ?? definition.description,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, definition, description } = loaderData;
  return pageMeta({
    ...rootData(matches),
    title: definition.title,
    description,
    path: categoryPath(id),
    trail: [{ label: 'Help', href: '/help-and-support/' }],
  });
}

export default function HelpCategoryPage({ loaderData }: Route.ComponentProps) {
  const { id, brand, menu } = loaderData;
  return id === 'emergencies' ? <Emergencies brand={brand} menu={menu} /> : <HelpCategory {...loaderData} />;
}

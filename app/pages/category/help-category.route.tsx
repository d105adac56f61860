import { Emergencies } from './emergencies/emergencies.tsx';
import { HelpCategory } from './help-category.tsx';
import type { Route } from './+types/help-category.route';
import { categoryPath, helpHome } from '../../area-href.ts';
import { clientsContext, siteContext } from '../../context.ts';
import { isCategoryId } from '#contracts/category-ids.ts';
import { categoryMenu } from '../../help-content/categories/category-menu.ts';
import {
  categoriesInUse,
  readCategory,
  readDefinitions,
  readListed,
} from '../../help-content/categories/read-categories.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { redirectToNotFound } from '../../frame/not-found.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { topicOfCategory } from '../../frame/ring-us/topic-of-page.ts';
import { rootData } from '../../frame/root-data.ts';
import { readingPage } from '../../frame/reading-page.ts';
import stylesheet from './category-page.css?url';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { category: id } = params;
  if (!isCategoryId(id)) throw redirectToNotFound(context.get(siteContext));
  const { content } = context.get(clientsContext);
  const [definition, definitions, listed, brand] = await Promise.all([
    readCategory(id, content),
    readDefinitions(content),
    readListed(content),
    content.brand().catch(() => fallbackBrand),
  ]);
  const described = listed?.find((category) => category.id === id);
  return {
    id,
    definition,
    menu: categoryMenu(categoriesInUse(definitions, listed), id),
    brand,
    ring: ringFor(brand, topicOfCategory(id)),
    description: described?.metaDescription ?? definition.description,
  };
}

export const handle = readingPage;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, definition, description } = loaderData;
  return pageMeta({
    ...rootData(matches),
    title: definition.title,
    description,
    path: categoryPath(id),
    trail: [helpHome],
  });
}

export default function HelpCategoryPage({ loaderData }: Route.ComponentProps) {
  const { id, definition, brand, ring, menu } = loaderData;
  return id === 'emergencies' && !definition.newLayout ? (
    <Emergencies definition={definition} brand={brand} ring={ring} menu={menu} />
  ) : (
    <HelpCategory {...loaderData} />
  );
}

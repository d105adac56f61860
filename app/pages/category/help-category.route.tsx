import { Emergencies } from './emergencies/emergencies.tsx';
import { HelpCategory } from './help-category.tsx';
import type { Route } from './+types/help-category.route';
import { categoryPath, helpHome } from '../../area-href.ts';
import { clientsContext, siteContext } from '../../context.ts';
import { isCategoryId, type CategoryId } from '#contracts/category-ids.ts';
import type { CategoryDefinition } from '../../help-content/categories/category-definition.ts';
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
import urgentStylesheet from './emergencies/emergencies-page.css?url';

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
    description: described?.metaDescription || definition.description,
  };
}

export const handle = readingPage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, definition, description } = loaderData;
  // `links` doesn’t know what is shown.
  const href = isUrgent(id, definition) ? urgentStylesheet : stylesheet;
  return [
    ...pageMeta({
      ...rootData(matches),
      title: definition.title,
      description,
      path: categoryPath(id),
      trail: [helpHome],
    }),
    { tagName: 'link', rel: 'stylesheet', href },
  ];
}

type Urgent = Extract<CategoryDefinition, { newLayout: false }>;

function isUrgent(id: CategoryId, definition: CategoryDefinition): definition is Urgent {
  return id === 'emergencies' && !definition.newLayout;
}

export default function HelpCategoryPage({ loaderData }: Route.ComponentProps) {
  const { id, definition, brand, ring, menu } = loaderData;
  return isUrgent(id, definition) ? (
    <Emergencies definition={definition} brand={brand} ring={ring} menu={menu} />
  ) : (
    <HelpCategory {...loaderData} />
  );
}

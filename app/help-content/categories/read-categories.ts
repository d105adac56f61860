import type { ContentClient } from '#clients/content/create-content-client.ts';
import { categoryIds, type CategoryId } from '#contracts/category-ids.ts';
import type { DefinedCategory } from '#contracts/category-pages.ts';
import type { ListedCategory } from '#contracts/help-categories-feed.ts';
import { readMeterReadingPlace } from '../links/read-meter-reading-place.ts';
import { builtInPages } from './built-in-pages.ts';
import type { CategoryDefinition } from './category-definition.ts';
import { followWindowInDefinition, leadsToMeterReading } from './follow-window-in-definition.ts';
import { showListed } from './show-listed.ts';

type Content = Pick<ContentClient, 'categories' | 'categoryPages' | 'meterReadSettings'>;

export type HelpCategory = { id: CategoryId; definition: CategoryDefinition };

/** The current definitions: those of the content service, and the built-in one of each category that it leaves out. */
export async function readDefinitions(
  content: Pick<Content, 'categoryPages'>,
): Promise<Record<CategoryId, DefinedCategory>> {
  const own = await content.categoryPages().catch(() => undefined);
  return Object.fromEntries(categoryIds.map((id) => [id, own?.[id] ?? builtInPages[id]])) as Record<
    CategoryId,
    DefinedCategory
  >;
}

/** The feed's lists, for a page that works without them when they are unavailable. */
export async function readListed(
  content: Pick<Content, 'categories'>,
): Promise<ListedCategory[] | undefined> {
  return content.categories({ isOptional: true }).catch(() => undefined);
}

/** A category as its page shows it now. */
export async function readCategory(id: CategoryId, content: Content): Promise<CategoryDefinition> {
  const [{ [id]: defined }, listed] = await Promise.all([readDefinitions(content), readListed(content)]);
  const followed = leadsToMeterReading(defined)
    ? followWindowInDefinition(defined, await readMeterReadingPlace(content))
    : defined;
  return showListed(id, followed, listed);
}

/**
 * The categories that the side menu, the tiles and the sitemap link to: those of the feed, and always emergencies.
 * Without a feed, all of them.
 */
export function categoriesInUse(
  definitions: Record<CategoryId, DefinedCategory>,
  listed: readonly ListedCategory[] | undefined,
): HelpCategory[] {
  return categoryIds
    .filter((id) => id === 'emergencies' || !listed || listed.some((category) => category.id === id))
    .map((id) => ({ id, definition: showListed(id, definitions[id], listed) }));
}

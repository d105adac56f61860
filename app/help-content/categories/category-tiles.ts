import { categoryPath } from '../../area-href.ts';
import type { CategoryDefinition } from './category-definition.ts';
import type { HelpCategory } from './read-categories.ts';

export type CategoryTile = Pick<
  CategoryDefinition,
  'title' | 'link' | 'description' | 'decoration' | 'externalLink'
>;

/** The main help category tiles of the help home. SPEC §2 "Help home". */
export function categoryTiles(categories: readonly HelpCategory[]): CategoryTile[] {
  return categories
    .map(({ definition }) => definition)
    .filter(({ mainCategory }) => mainCategory)
    .map(({ title, link, description, decoration, externalLink }) => ({
      title,
      link,
      description,
      decoration,
      externalLink,
    }));
}

export type TopicLink = { label: string; link: string };

/**
 * The category pages that no tile of the help home leads to: the smaller ones, and one whose tile leaves the area.
 * Emergencies have a section of their own there.
 */
export function topicsWithoutTile(categories: readonly HelpCategory[]): TopicLink[] {
  return categories
    .filter(({ definition: { mainCategory, externalLink } }) => !mainCategory || externalLink)
    .filter(({ id }) => id !== 'emergencies')
    .map(({ id, definition: { title, externalLink } }) => ({
      // The tile of the same name leaves the area, so this link says that it goes to articles.
      label: externalLink ? `${title} articles` : title,
      link: categoryPath(id),
    }));
}

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

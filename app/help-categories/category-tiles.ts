import { categoryIds, type CategoryDefinition } from './category-definition.ts';
import { categoryDefinitions } from './category-definitions.ts';

export type CategoryTile = Pick<
  CategoryDefinition,
  'title' | 'link' | 'description' | 'decoration' | 'externalLink'
>;

/** The main help category tiles of the help home. SPEC §2 "Help home". */
export function categoryTiles(): CategoryTile[] {
  return categoryIds
    .map((id) => categoryDefinitions[id])
    .filter(({ mainCategory }) => mainCategory)
    .map(({ title, link, description, decoration, externalLink }) => ({
      title,
      link,
      description,
      decoration,
      externalLink,
    }));
}

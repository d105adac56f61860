import type { ContentClient } from '#clients/content/create-content-client.ts';
import { currentLink } from '../links/current-links.ts';
import { categoryTiles, type CategoryTile } from './category-tiles.ts';
import { categoriesInUse, readDefinitions, readListed } from './read-categories.ts';

/** The main help category tiles, with their current links. */
export async function currentTiles(content: ContentClient): Promise<CategoryTile[]> {
  const [definitions, listed] = await Promise.all([readDefinitions(content), readListed(content)]);
  const tiles = categoryTiles(categoriesInUse(definitions, listed));
  return Promise.all(tiles.map(async (tile) => ({ ...tile, link: await currentLink(tile.link, content) })));
}

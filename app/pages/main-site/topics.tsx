import { Tile, TileGrid } from '../../design-system/tile/tile.tsx';
import type { CategoryTile } from '../../help-content/categories/category-tiles.ts';

/** The help categories, for visitors without a search or without results. */
export function Topics({ title, tiles }: { title: string; tiles: CategoryTile[] }) {
  return (
    <section aria-labelledby="topics">
      <div className="section-head">
        <h2 id="topics" className="h-lg">
          {title}
        </h2>
      </div>
      <TileGrid>
        {tiles.map((tile) => (
          <Tile
            key={tile.link}
            title={tile.title}
            href={tile.link}
            description={tile.description}
            pictogram={tile.decoration}
            leaves={tile.externalLink}
          />
        ))}
      </TileGrid>
    </section>
  );
}

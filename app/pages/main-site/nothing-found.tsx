import type { Brand } from '#contracts/brand.ts';
import { EmergencySection } from '../../frame/emergency-numbers/emergency-section.tsx';
import type { CategoryTile } from '../../help-content/categories/category-tiles.ts';
import { shorten } from './shorten.ts';
import { Topics } from './topics.tsx';

type NothingFoundProps = { term: string; brand: Brand; tiles: CategoryTile[] };

/** No results: what to try, where to look, and the emergency numbers. */
export function NothingFound({ term, brand, tiles }: NothingFoundProps) {
  return (
    <div className="flow flow--10">
      <div className="flow">
        <p role="status">
          <b>
            No results for <bdi>{term.length > 100 ? `${shorten(term, 100)}…` : term}</bdi>
          </b>
        </p>
        <ul className="bullets">
          <li>Try fewer words, or different ones: ‘bill’, ‘top up’, ‘no heating’.</li>
          <li>Check the spelling.</li>
        </ul>
      </div>
      <Topics title="Or start from a topic" tiles={tiles} />
      <EmergencySection brand={brand} headingClass="h-lg" />
    </div>
  );
}

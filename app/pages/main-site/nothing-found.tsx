import type { Brand } from '#contracts/brand.ts';
import { EmergencyNumbers } from '../../frame/emergency-numbers/emergency-numbers.tsx';
import type { CategoryTile } from '../../help-content/categories/category-tiles.ts';
import { Topics } from './topics.tsx';

type NothingFoundProps = { term: string; brand: Brand; tiles: CategoryTile[] };

/** No results: what to try, where to look, and the emergency numbers. */
export function NothingFound({ term, brand, tiles }: NothingFoundProps) {
  return (
    <div className="flow flow--10">
      <div className="flow">
        <p role="status">
          <b>No results for {term.length > 100 ? `${term.slice(0, 100)}…` : term}</b>
        </p>
        <ul className="bullets">
          <li>Try fewer words, or different ones: ‘bill’, ‘top up’, ‘no heating’.</li>
          <li>Check the spelling.</li>
        </ul>
      </div>
      <Topics title="Or start from a topic" tiles={tiles} />
      <section aria-labelledby="urgent">
        <div className="section-head">
          <h2 id="urgent" className="h-lg">
            Is it an emergency?
          </h2>
        </div>
        <EmergencyNumbers brand={brand} />
      </section>
    </div>
  );
}

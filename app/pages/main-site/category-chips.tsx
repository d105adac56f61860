import type { SearchRequest } from '#contracts/main-site.ts';
import type { SearchResults } from '#contracts/search.ts';
import { searchAddress } from './search-address.ts';

/** Filters the results by topic; counts are over all results. */
export function CategoryChips({ request, results }: { request: SearchRequest; results: SearchResults }) {
  const all = results.categories.reduce((sum, { count }) => sum + count, 0);
  const chips = [{ id: '', label: 'All', count: all }, ...results.categories];
  if (chips.length <= 2) return null;
  return (
    <nav aria-label="Narrow by topic">
      <ul className="chips chips--row">
        {chips.map(({ id, label, count }) => (
          <li key={id}>
            <a
              className="chip"
              href={searchAddress({ ...request, page: 1, category: id })}
              aria-current={id === request.category ? 'true' : undefined}
            >
              {label} {count}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

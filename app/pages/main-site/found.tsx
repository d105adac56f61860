import type { SearchRequest } from '#contracts/main-site.ts';
import type { SearchResults } from '#contracts/search.ts';
import { Pagination } from '../../design-system/pagination/pagination.tsx';
import { CategoryChips } from './category-chips.tsx';
import { searchAddress } from './search-address.ts';
import { SearchResultList } from './search-result-list.tsx';

/** Results: topics to narrow them by, the count for screen readers (the chips show it), the list and its pages. */
export function Found({ request, results }: { request: SearchRequest; results: SearchResults }) {
  return (
    <>
      <CategoryChips request={request} results={results} />
      <p role="status" className="visually-hidden">
        {results.total} {results.total === 1 ? 'result' : 'results'}, best match first
      </p>
      <SearchResultList results={results.results} />
      {results.pages > 1 && (
        <div className="mt-8">
          <Pagination
            label="Pages of results"
            page={results.page}
            pages={results.pages}
            hrefFor={(page) => searchAddress({ ...request, page })}
          />
        </div>
      )}
    </>
  );
}

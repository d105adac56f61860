import type { Brand } from '#contracts/brand.ts';
import type { SearchRequest } from '#contracts/main-site.ts';
import type { SearchResults } from '#contracts/search.ts';
import { Alert } from '../../design-system/alert/alert.tsx';
import { Pagination } from '../../design-system/pagination/pagination.tsx';
import { SearchField } from '../../design-system/search-field/search-field.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SearchResultList } from './search-result-list.tsx';
import { CategoryChips } from './category-chips.tsx';
import { searchAddress } from './search-address.ts';
import { SearchAside } from './search-aside.tsx';
import { areaHref } from '../../area-href.ts';

type SearchPageProps = { request: SearchRequest; problem?: string; results?: SearchResults; brand: Brand };

/** The search results page of the embedded main site. SPEC §2 "Search". */
export function SearchPage({ request, problem, results, brand }: SearchPageProps) {
  return (
    <>
      <div className="band">
        <div className="wrap page-head search-page__head">
          <div className="search-page__box flow">
            <h1 className="h-2xl">Search results</h1>
            <SearchField
              action="/search"
              label="Search help"
              defaultValue={request.term.slice(0, 4000)}
              {...(problem && { error: problem })}
              {...(request.from && { hidden: { initiated: request.from } })}
            />
            {results?.correctedTerm && <Corrected request={request} corrected={results.correctedTerm} />}
          </div>
        </div>
      </div>
      <div className="section">
        <div className="wrap split">
          <div>
            {results && results.total > 0 && <Found request={request} results={results} />}
            {results?.total === 0 && <NothingFound term={request.term} brand={brand} />}
            {!results && !problem && (
              <Alert tone="warning" title="Search isn’t working at the moment">
                <p>
                  Try again in a few minutes, choose a topic on the <a href={areaHref('/')}>help home</a>, or{' '}
                  <a href={areaHref('/contact-us')}>contact us</a>.
                </p>
              </Alert>
            )}
          </div>
          <SearchAside />
        </div>
      </div>
    </>
  );
}

function Corrected({ request, corrected }: { request: SearchRequest; corrected: string }) {
  return (
    <p>
      Showing results for <b>{corrected}</b>.{' '}
      <a href={searchAddress({ ...request, page: 1, exact: true })}>Search for {request.term} instead</a>
    </p>
  );
}

function Found({ request, results }: { request: SearchRequest; results: SearchResults }) {
  return (
    <>
      <CategoryChips request={request} results={results} />
      <p role="status">
        <b>
          {results.total} {results.total === 1 ? 'result' : 'results'}
        </b>
        , best match first
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

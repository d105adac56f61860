import type { Brand } from '#contracts/brand.ts';
import type { SearchAnswer, SearchRequest } from '#contracts/main-site.ts';
import type { SearchResults } from '#contracts/search.ts';
import { Alert } from '../../design-system/alert/alert.tsx';
import { SearchField } from '../../design-system/search-field/search-field.tsx';
import type { CategoryTile } from '../../help-content/categories/category-tiles.ts';
import { AnswerCard } from './answer-card.tsx';
import { Found } from './found.tsx';
import { NothingFound } from './nothing-found.tsx';
import { searchAddress } from './search-address.ts';
import { SearchAside } from './search-aside.tsx';
import { shorten } from './shorten.ts';
import { TopAnswers } from './top-answers.tsx';
import { Topics } from './topics.tsx';
import { areaHref } from '../../area-href.ts';

export type SearchPageProps = {
  page: { request: SearchRequest } & SearchAnswer;
  /** The main help categories, where they are shown. */
  tiles: CategoryTile[];
  brand: Brand;
};

/** The search page of the embedded main site: results, or help to get started. SPEC §2 "Search". */
export function SearchPage({ page, tiles, brand }: SearchPageProps) {
  const { request } = page;
  const results = 'results' in page ? page.results : undefined;
  return (
    <>
      <div className="band">
        <div className="wrap search-page__head">
          <h1>{'results' in page ? 'Search results' : 'Search help'}</h1>
          <SearchField
            action="/search"
            label="Search help"
            hidesLabel
            defaultValue={shorten(request.term, 4000)}
            {...('problem' in page && { error: page.problem })}
            {...(request.from && { hidden: { initiated: request.from } })}
          />
          {results?.correctedTerm && <Corrected request={request} corrected={results.correctedTerm} />}
        </div>
      </div>
      <div className="section search-page__body">
        <div className="wrap flow flow--8">
          {results?.answer && <AnswerCard answer={results.answer} />}
          <div className="split">
            <div>
              {'results' in page ? (
                <Results request={request} results={results} brand={brand} tiles={tiles} />
              ) : (
                <div className="flow flow--10">
                  {page.topAnswers.length > 0 && <TopAnswers answers={page.topAnswers} />}
                  {tiles.length > 0 && <Topics title="Choose a topic" tiles={tiles} />}
                </div>
              )}
            </div>
            <SearchAside term={request.term} related={results?.related} />
          </div>
        </div>
      </div>
    </>
  );
}

type ResultsProps = {
  request: SearchRequest;
  results: SearchResults | undefined;
  tiles: CategoryTile[];
  brand: Brand;
};

function Results({ request, results, tiles, brand }: ResultsProps) {
  if (!results)
    return (
      <Alert tone="warning" title="Search isn’t working at the moment">
        <p>
          Try again in a few minutes, choose a topic on the <a href={areaHref('/')}>help home</a>, or{' '}
          <a href={areaHref('/contact-us')}>contact us</a>.
        </p>
      </Alert>
    );
  if (results.total > 0) return <Found request={request} results={results} />;
  return <NothingFound term={request.term} brand={brand} tiles={tiles} />;
}

function Corrected({ request, corrected }: { request: SearchRequest; corrected: string }) {
  return (
    <p>
      Showing results for <b dir="auto">{corrected}</b>.{' '}
      <a href={searchAddress({ ...request, page: 1, exact: true })}>
        Search for <bdi>{request.term}</bdi> instead
      </a>
    </p>
  );
}

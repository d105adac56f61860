import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { areaPath } from '#contracts/area-path.ts';
import type { SearchPlace } from '../frame/page-frame/search-place.ts';
import { boxOfPlace } from './box-of-place.ts';
import { SearchForm } from './search-form.tsx';
import { SearchStatus } from './search-status.tsx';
import { useSearchCheck } from './use-search-check.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Loaded when there is something to show: no page pays for a search that nobody makes. Without it the form works. */
const SearchPanel = lazy(() =>
  import('./search-panel.tsx').then(
    ({ SearchPanel: Panel }) => ({ default: Panel }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * The search box (SPEC §2 "Search", §5): a plain form that sends the browser to /search with q and initiated. With
 * scripts it shows errors at once, and from the third character an answer and suggestions, as a combobox.
 */
export function SearchBox({ place = 'page' }: { place?: SearchPlace | 'page' }) {
  const path = `${areaPath}${useLocation().pathname}`;
  const { inputProps, ...box } = boxOfPlace[place];
  const { error, check } = useSearchCheck();
  const { combobox, boxProps, isOpen, panel } = useSuggestions(box.id);
  return (
    <div className="search-box" data-wakes="" onSubmit={check} {...boxProps}>
      <SearchForm {...box} path={path} {...(error && { error })} inputProps={{ ...inputProps, ...combobox }}>
        {isOpen && (
          <Suspense>
            <SearchPanel {...panel} path={path} />
          </Suspense>
        )}
        <SearchStatus isOpen={isOpen} {...panel} />
      </SearchForm>
    </div>
  );
}

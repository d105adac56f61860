import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SearchField } from '../design-system/search-field/search-field.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSearchCheck } from './use-search-check.ts';
import { areaPath } from '#contracts/area-path.ts';

/**
 * The search box (SPEC §2 "Search", §5): a plain form that sends the browser to /search with q and initiated. With
 * scripts it shows errors at once and suggests from the third character, as a combobox.
 */
export function SearchBox({
  label = 'Search help',
  id = 'q',
  children,
}: {
  label?: string;
  id?: string;
  children?: ReactNode;
}) {
  const { pathname } = useLocation();
  const { error, check } = useSearchCheck();
  const suggestions = useSuggestions(id);
  return (
    <div className="search-box" data-wakes="" onSubmit={check}>
      <SearchField
        action="/search"
        label={label}
        id={id}
        hidden={{ initiated: `${areaPath}${pathname}` }}
        {...(error && { error })}
        inputProps={suggestions.inputProps}
      >
        <SuggestionList {...suggestions.list} />
      </SearchField>
      {children}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { SearchField } from '../design-system/search-field/search-field.tsx';

type SearchFormProps = Omit<ComponentProps<typeof SearchField>, 'action' | 'hidden' | 'label'> & {
  /** The path of the page where the search starts. */
  path: string;
  label?: string;
};

/** The plain form that sends the browser to /search with q and initiated. SPEC §2 "Search". */
export function SearchForm({ path, label = 'Search help', ...field }: SearchFormProps) {
  return <SearchField {...field} action="/search" label={label} hidden={{ initiated: path }} />;
}

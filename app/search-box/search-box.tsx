import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchPlace } from '../frame/page-frame/search-place.ts';
import { boxOfPlace } from './box-of-place.ts';
import type { Combobox as LoadedCombobox } from './combobox.tsx';
import { refuseSearch } from './refuse-search.ts';
import { SearchForm } from './search-form.tsx';

export type SearchBoxProps = {
  place: SearchPlace | 'page';
  /** The path of the page around it. */
  path: string;
};

/**
 * The search box (SPEC §2 "Search", §5): a plain form that sends the browser to /search with q and initiated. With
 * scripts it shows errors at once, and from the third character an answer and suggestions, as a combobox. A page that is
 * only read gets these on the first use (`start-search-box.tsx`): no reader pays for a search that they don't make.
 */
export function SearchBox(props: SearchBoxProps) {
  return (
    <div className="search-box" data-wakes="" data-place={props.place}>
      <LiveSearchForm {...props} />
    </div>
  );
}

/** The form in the box. The combobox is loaded on the first use. */
export function LiveSearchForm({ place, path }: SearchBoxProps) {
  const { inputProps, ...box } = boxOfPlace[place];
  const field = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<{ Combobox: typeof LoadedCombobox; input: HTMLInputElement }>();
  const [error, setError] = useState('');
  const load = useCallback((input: HTMLInputElement) => {
    void import('./combobox.tsx').then(
      ({ Combobox }) => setCombobox((now) => now ?? { Combobox, input }),
      // It remains a plain form.
      () => {},
    );
  }, []);
  useEffect(() => {
    const input = field.current;
    if (input && input === document.activeElement) load(input);
    const form = input?.form;
    form?.addEventListener('submit', refuseSearch);
    return () => form?.removeEventListener('submit', refuseSearch);
  }, [load]);
  return (
    <SearchForm
      {...box}
      path={path}
      {...(error && { error })}
      inputProps={{ ...inputProps, ref: field, onFocus: (event) => load(event.currentTarget) }}
    >
      {combobox && <combobox.Combobox input={combobox.input} path={path} onChecked={setError} />}
    </SearchForm>
  );
}

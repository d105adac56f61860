import { useCallback, useEffect, useState } from 'react';
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
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [Combobox, setCombobox] = useState<typeof LoadedCombobox>();
  const [error, setError] = useState('');
  const load = useCallback(() => {
    void import('./combobox.tsx').then(
      (loaded) => setCombobox(() => loaded.Combobox),
      // It remains a plain form.
      () => {},
    );
  }, []);
  useEffect(() => {
    if (input && input === document.activeElement) load();
    const form = input?.form;
    form?.addEventListener('submit', refuseSearch);
    return () => form?.removeEventListener('submit', refuseSearch);
  }, [input, load]);
  return (
    <SearchForm
      {...box}
      path={path}
      {...(error && { error })}
      inputProps={{ ...inputProps, ref: setInput, onFocus: load }}
    >
      {Combobox && input && <Combobox input={input} path={path} onChecked={setError} />}
    </SearchForm>
  );
}

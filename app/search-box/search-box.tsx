import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { areaPath } from '#contracts/area-path.ts';
import type { SearchPlace } from '../frame/page-frame/search-place.ts';
import { boxOfPlace } from './box-of-place.ts';
import type { Combobox as LoadedCombobox } from './combobox.tsx';
import { SearchForm } from './search-form.tsx';

/**
 * The search box (SPEC §2 "Search", §5): a plain form that sends the browser to /search with q and initiated. With
 * scripts it shows errors at once, and from the third character an answer and suggestions, as a combobox. That is loaded
 * at once on a page, and in the frame on the first use: no reader pays for a search that they don't make.
 */
export function SearchBox({ place = 'page' }: { place?: SearchPlace | 'page' }) {
  const path = `${areaPath}${useLocation().pathname}`;
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
    if (place === 'page' || (input && input === document.activeElement)) load();
  }, [place, input, load]);
  return (
    <div className="search-box" data-wakes="" onFocus={load}>
      <SearchForm
        {...box}
        path={path}
        {...(error && { error })}
        inputProps={{ ...inputProps, ref: setInput }}
      >
        {Combobox && input && <Combobox input={input} path={path} onChecked={setError} />}
      </SearchForm>
    </div>
  );
}

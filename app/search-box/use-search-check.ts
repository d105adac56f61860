import { useState, type SyntheticEvent } from 'react';
import { checkSearchTerm } from './check-search-term.ts';

/** Stops a search that the search page would refuse, and says why; the term is checked again at each attempt. */
export function useSearchCheck() {
  const [error, setError] = useState('');
  const check = (event: SyntheticEvent) => {
    const form = event.target instanceof HTMLFormElement ? event.target : undefined;
    const field = form?.elements.namedItem('q');
    if (!(field instanceof HTMLInputElement)) return;
    const problem = checkSearchTerm(field.value) ?? '';
    setError(problem);
    if (problem === '') return;
    event.preventDefault();
    field.focus();
  };
  return { error, check };
}

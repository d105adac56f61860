import { useEffect } from 'react';
import { checkSearchTerm } from './check-search-term.ts';

/** Stops a search that the search page would refuse, and says why; the term is checked again at each attempt. */
export function useSearchCheck(input: HTMLInputElement, onChecked: (problem: string) => void): void {
  useEffect(() => {
    const form = input.form;
    const check = (event?: SubmitEvent) => {
      const problem = checkSearchTerm(input.value) ?? '';
      onChecked(problem);
      if (problem === '') return;
      event?.preventDefault();
      input.focus();
    };
    if (form && 'refused' in form.dataset) check();
    delete form?.dataset['refused'];
    form?.addEventListener('submit', check);
    return () => form?.removeEventListener('submit', check);
  }, [input, onChecked]);
}

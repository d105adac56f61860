import { checkSearchTerm } from './check-search-term.ts';

/** On a form that was sent before the code that shows errors was there: `useSearchCheck` then shows them at once. */
export const refusedAttribute = 'data-refused';

/** Stops a search that the search page would refuse, also in a box that was never used before. SPEC §5 "Search". */
export function refuseSearches(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const input = form.closest('.search-box') && form.querySelector<HTMLInputElement>('[name=q]');
    if (!input || event.defaultPrevented || checkSearchTerm(input.value) === undefined) return;
    event.preventDefault();
    form.setAttribute(refusedAttribute, '');
    // The first focus loads what shows the error.
    input.focus();
  });
}

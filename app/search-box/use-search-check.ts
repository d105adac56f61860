import { useEffect } from 'react';
import { checkSearchTerm } from './check-search-term.ts';

/**
 * Stops a search that the search page would refuse, and says why. The term is checked at each attempt, and once it was
 * wrong also while the visitor types.
 */
export function useSearchCheck(input: HTMLInputElement, onChecked: (problem: string) => void): void {
  useEffect(() => {
    const form = input.form;
    let wasWrong = false;
    const check = () => {
      const problem = checkSearchTerm(input.value) ?? '';
      onChecked(problem);
      wasWrong ||= problem !== '';
      return problem === '';
    };
    const attempt = (event?: SubmitEvent) => {
      if (check()) return;
      event?.preventDefault();
      input.focus();
    };
    const correct = () => void (wasWrong && check());
    if (form && 'refused' in form.dataset) attempt();
    delete form?.dataset['refused'];
    form?.addEventListener('submit', attempt);
    input.addEventListener('input', correct);
    return () => {
      form?.removeEventListener('submit', attempt);
      input.removeEventListener('input', correct);
    };
  }, [input, onChecked]);
}

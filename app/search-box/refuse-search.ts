/**
 * Stops an empty search in a box whose error handling is not loaded yet. The focus loads it; `useSearchCheck` then
 * finds the mark and shows the error. SPEC §5 "Search".
 */
export function refuseSearch(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const input = form['q'] as HTMLInputElement;
  if (input.value.trim() !== '') return;
  event.preventDefault();
  form.dataset['refused'] = '';
  input.focus();
}

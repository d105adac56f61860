/** Narrower than a form with its aside beside it (`.split` in layout.css). */
const narrow = '(max-width: 54.99em)';

export function isNarrow(): boolean {
  return matchMedia(narrow).matches;
}

export function onWidthChange(follow: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}

/**
 * Whether a visitor has begun to fill in the whole form, before scripts could show one question at a time. If so, what
 * they are looking at must stay where it is.
 */
export function isUnderWay(form: HTMLFormElement, firstStep: Element | null): boolean {
  if (!firstStep) return true;
  const { activeElement } = document;
  const isInForm = activeElement !== null && form.contains(activeElement);
  return (isInForm && !firstStep.contains(activeElement)) || firstStep.getBoundingClientRect().bottom < 0;
}

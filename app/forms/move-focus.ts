/**
 * Moves the focus to the result of a post. If the form was posted before React ran, React also starts late on the page
 * that follows: a visitor who is already typing or pressing a button by then keeps the focus, or the rest of their
 * typing would land elsewhere.
 */
export function moveFocus(target: HTMLElement | null | undefined): void {
  if (isStarting() && hasInteracted()) return;
  target?.focus();
}

/** The root sets this mark in its first effect, which runs after the effects of the whole page. */
function isStarting(): boolean {
  return performance.getEntriesByName('react-started').length === 0;
}

/** `:active`: Safari gives no focus to a button that is being pressed. */
function hasInteracted(): boolean {
  const { activeElement: focused } = document;
  const isChosen = focused !== document.body && focused?.hasAttribute('autofocus') === false;
  return isChosen || document.querySelector(':active') !== null;
}

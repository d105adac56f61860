/**
 * Moves the focus to what the answer to a post says. Where the post was sent before React ran, the page gets React late: a
 * visitor who has begun to type or press by then keeps their place, or the rest of their words would land elsewhere.
 */
export function moveFocus(target: HTMLElement | null | undefined): void {
  if (isStarting() && hasBegun()) return;
  target?.focus();
}

/** The root marks the start in its first effect, which follows those of the whole page. */
function isStarting(): boolean {
  return performance.getEntriesByName('react-started').length === 0;
}

/** `:active`: Safari gives no focus to a button that is being pressed. */
function hasBegun(): boolean {
  const { activeElement: focused } = document;
  const isChosen = focused !== document.body && focused?.hasAttribute('autofocus') === false;
  return isChosen || document.querySelector(':active') !== null;
}

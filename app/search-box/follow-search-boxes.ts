import { refuseSearch } from './refuse-search.ts';

/** Starts React in each search box of a page without React, on its first use. */
export function followSearchBoxes(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.search-box[data-place]')) {
    const start = () => {
      box.removeEventListener('focusin', start);
      import('./start-search-box.tsx')
        .then(({ startSearchBox }) => startSearchBox(box))
        // The connection is lost: the box remains a plain form, and the next use tries again.
        .catch(() => box.addEventListener('focusin', start));
    };
    box.addEventListener('focusin', start);
    box.addEventListener('submit', refuseSearch);
    // The visitor used it before this script loaded.
    if (box.contains(document.activeElement)) start();
  }
}

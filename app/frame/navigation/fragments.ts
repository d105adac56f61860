import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The page that React Router shows, or is loading on going back: its path and query. */
let shown = '';

// This module runs before React Router starts, so its listener is called first.
if (typeof document !== 'undefined')
  addEventListener('popstate', (event) => {
    if (currentPage() === shown) event.stopImmediatePropagation();
    // React Router loads that page now, and going forward again may come before it is shown.
    else notePage();
  });

/**
 * Leaves links to a place on the same page to the browser alone. React Router treats them as navigations and forgets the
 * answer to the last post: a form would lose its errors, its chosen address, and what was typed before scripts ran.
 * Rendered after the page, so that an effect of the page that replaces its address comes first.
 */
export function useBrowserFragments() {
  const current = useLocation();
  useEffect(notePage, [current]);
}

function notePage(): void {
  shown = currentPage();
}

function currentPage(): string {
  return location.pathname + location.search;
}

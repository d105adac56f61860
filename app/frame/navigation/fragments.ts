import { useEffect } from 'react';
import type { DataRouter, RouterState } from 'react-router';

/** What React Router stores in an entry of the history. An entry that the browser made for a place on a page has none. */
type EntryState = { idx?: number; key?: string } | null;

/** The page that React Router shows, or is loading on going back: its path and query, and the key of its entry. */
let shown = { page: '', key: '' };

// This module runs before React Router starts, so its listener is called first.
if (typeof document !== 'undefined')
  addEventListener('popstate', (event) => {
    const current = currentEntry();
    const isItsPlace = current.page === shown.page && (!current.key || current.key === shown.key);
    if (isItsPlace) event.stopImmediatePropagation();
    // React Router loads that page now, and going forward again may come before it is shown.
    else shown = current;
  });

/**
 * Leaves links to a place on the same page to the browser alone. React Router treats them as navigations and forgets the
 * response to the last post: a form would lose its errors, its chosen address, and what was typed before scripts ran.
 * Rendered after the page, so that an effect of the page that replaces its address comes first.
 */
export function useBrowserFragments(router: DataRouter | undefined) {
  useEffect(() => {
    if (!router) return undefined;
    remember(router.state);
    // As soon as the router has another page: the visitor may go back before React has rendered it.
    return router.subscribe(remember);
  });
}

function remember({ navigation, location: { key } }: Pick<RouterState, 'navigation' | 'location'>) {
  if (navigation.state === 'idle') shown = { page: pageOf(location), key };
}

function currentEntry(): typeof shown {
  const { idx, key = 'default' } = (history.state as EntryState) ?? {};
  return { page: pageOf(location), key: idx === undefined ? '' : key };
}

function pageOf({ pathname, search }: Location): string {
  return pathname + search;
}

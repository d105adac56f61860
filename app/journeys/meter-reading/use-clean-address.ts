import { useEffect } from 'react';

/**
 * Removes the query from the address bar once the page is rendered, so that no one copies a visitor's answers with it.
 */
export function useCleanAddress() {
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname + location.hash);
  }, []);
}

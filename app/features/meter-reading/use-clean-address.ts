import { useEffect } from 'react';

/** Takes the query out of the address bar, once the page is drawn: nobody should copy somebody's answers with it. */
export function useCleanAddress() {
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname + location.hash);
  }, []);
}

import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

/**
 * Opens the next page as a document when its script can't be loaded. React Router would reload the page that the visitor
 * is leaving, as if they had pressed nothing. Browsers without the Navigation API do reload it.
 */
export function useDocumentFallback() {
  const { state, location: next } = useNavigation();
  useEffect(() => {
    if (state !== 'loading' || !('navigation' in window)) return;
    // Below the site's root, unlike that of `useLocation`.
    const address = createPath(next);
    const open = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      location.assign(address);
    };
    navigation.addEventListener('navigate', open);
    return () => navigation.removeEventListener('navigate', open);
  }, [state, next]);
}

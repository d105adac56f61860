import { useEffect } from 'react';
import { createPath, type DataRouter } from 'react-router';

/**
 * Opens the next page as a document when its script can't be loaded. React Router would reload the page that the visitor
 * is leaving, as if they had pressed nothing. Browsers without the Navigation API do reload it.
 */
export function useDocumentFallback(router: DataRouter | undefined) {
  useEffect(() => {
    if (!router || !('navigation' in window)) return;
    const open = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      // The router's own state: a script can fail before React has rendered that of `useNavigation`.
      const { state, location: next } = router.state.navigation;
      if (state !== 'loading') return;
      event.preventDefault();
      // Below the site's root, unlike the path of `useLocation`.
      location.assign(createPath(next));
    };
    navigation.addEventListener('navigate', open);
    return () => navigation.removeEventListener('navigate', open);
  }, [router]);
}

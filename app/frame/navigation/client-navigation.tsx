import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { closeSheets } from './close-sheets.ts';
import { inAppPath } from './in-app-path.ts';
import { useBrowserFragments } from './fragments.ts';
import { useDocumentFallback } from './use-document-fallback.ts';

/**
 * Makes every plain link to a page with React navigate without a reload. Pages therefore need no special link
 * component, and work the same without scripts or before these load.
 */
export function ClientNavigation() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useBrowserFragments(router);
  useDocumentFallback(router);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
      const path = inAppPath(link, event, new URL(location.href));
      if (path === undefined) return;
      event.preventDefault();
      closeSheets();
      void router?.navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}

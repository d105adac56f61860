import { analyticsPath } from './analytics-path.ts';
import { onRecord, record } from './data-layer.ts';
import { analyticsSinks } from './analytics-sinks.ts';
import { createVisit } from './create-visit.ts';
import { recordPending } from './record-failed-call.ts';
import { failuresInView } from './failures-in-view.ts';
import { watchPage } from './watch-page.ts';

/** Counts the visit from now on, beginning with the current page. Returns how to stop. SPEC §1, §2 "Shared". */
export function startAnalytics(): () => void {
  const sinks = analyticsSinks();
  let visit = createVisit();
  const stopListening = onRecord((event) => {
    for (const counted of visit.count(event)) sinks.forEach((sink) => sink.take(counted));
  });
  const stopWatching = watchPage();
  record({ event: 'page-view', path: analyticsPath(location.pathname) });
  recordPending();
  for (const name of failuresInView()) record({ event: 'error', category: 'error', name });

  const flush = () => sinks.forEach((sink) => sink.flush());
  // The browser restores the page from its back/forward cache: that is another view of it.
  const whenShownAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    visit = createVisit();
    record({ event: 'page-view', path: analyticsPath(location.pathname) });
  };
  const whenHidden = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', whenHidden);
  addEventListener('pagehide', flush);
  addEventListener('pageshow', whenShownAgain);
  return () => {
    stopListening();
    stopWatching();
    document.removeEventListener('visibilitychange', whenHidden);
    removeEventListener('pagehide', flush);
    removeEventListener('pageshow', whenShownAgain);
    flush();
  };
}

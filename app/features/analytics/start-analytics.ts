import { analyticsPath } from '../../data-layer/analytics-path.ts';
import { onRecord, record } from '../../data-layer/data-layer.ts';
import { analyticsSinks } from './analytics-sinks.ts';
import { createVisit } from './create-visit.ts';
import { failuresInView } from './failures-in-view.ts';
import { watchPage } from './watch-page.ts';

/** Counts the visit from now on, beginning with the page that is shown. Returns what stops it. SPEC §1, §2 "Shared". */
export function startAnalytics(): () => void {
  const sinks = analyticsSinks();
  const visit = createVisit();
  const stopListening = onRecord((event) => {
    for (const counted of visit.count(event)) sinks.forEach((sink) => sink.take(counted));
  });
  const stopWatching = watchPage();
  record({ event: 'page-view', path: analyticsPath(location.pathname) });
  for (const name of failuresInView()) record({ event: 'error', category: 'error', name });

  const flush = () => sinks.forEach((sink) => sink.flush());
  const whenHidden = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', whenHidden);
  addEventListener('pagehide', flush);
  return () => {
    stopListening();
    stopWatching();
    document.removeEventListener('visibilitychange', whenHidden);
    removeEventListener('pagehide', flush);
    flush();
  };
}

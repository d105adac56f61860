import { analyticsPath } from './analytics-path.ts';
import { countingStarted, onRecord, record } from './data-layer.ts';
import { analyticsSinks } from './analytics-sinks.ts';
import { createVisit } from './create-visit.ts';
import { failuresInView } from './failures-in-view.ts';
import { watchPage } from './watch-page.ts';

/** Loads the counter of forms where the page may have one. Returns the function that starts analytics. */
export async function prepareAnalytics(): Promise<() => () => void> {
  const isReading = document.body.dataset['page'] === 'reading';
  const forms = isReading ? undefined : await import('./count-forms.ts');
  return () => startAnalytics(forms);
}

/**
 * Counts the visit from now on, starting with the current page. Returns the function that stops this. SPEC §1, §2
 * "Shared".
 */
function startAnalytics(forms: typeof import('./count-forms.ts') | undefined): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const sinks = analyticsSinks();
  const newVisit = () => createVisit(forms?.createFormCounter());
  let visit = newVisit();
  const stopListening = onRecord((event) => {
    for (const counted of visit.count(event)) sinks.forEach((sink) => sink.take(counted));
  });
  watchPage(signal);
  forms?.watchForms(signal);
  const recordView = () => record({ event: 'page-view', path: analyticsPath(location.pathname) });
  recordView();
  dispatchEvent(new Event(countingStarted));
  for (const name of failuresInView()) record({ event: 'error', category: 'error', name });

  const flush = () => sinks.forEach((sink) => sink.flush());
  // The browser restores the page from its back/forward cache: that is another view of it.
  const whenShownAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    visit = newVisit();
    recordView();
  };
  const whenHidden = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', whenHidden, { signal });
  addEventListener('pagehide', flush, { signal });
  addEventListener('pageshow', whenShownAgain, { signal });
  return () => {
    stopListening();
    stopped.abort();
    // Sends nothing: consent has been refused, so the sinks drop what is queued.
    flush();
  };
}

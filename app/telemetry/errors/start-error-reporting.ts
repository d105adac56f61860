import type { BrowserFailureKind } from '#contracts/browser-failure.ts';
import type { ReportFailure } from './report-failure.ts';

/**
 * Reports faults in this page: each once, without message text. Runs while the visitor allows the performance category.
 * The code that describes and sends them is loaded with the first fault. Where React runs it is loaded at once, because
 * it tracks which request delivered the page. Returns the function that stops this.
 */
export function startErrorReporting(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let reporter: Promise<ReportFailure> | undefined;
  const load = () =>
    (reporter ??= import('./report-failure.ts').then(({ followFailures }) => followFailures(signal)));
  const report = (kind: BrowserFailureKind, problem: unknown) => {
    const { pathname } = location;
    load().then(
      (reportFailure) => reportFailure(kind, problem, pathname),
      // The connection is lost, and the report with it: the next fault tries again.
      () => void (reporter = undefined),
    );
  };

  // An event without an error is not a fault of our scripts: it is a browser notice, or from a script of another
  // origin.
  addEventListener('error', ({ error }) => error && report('script-error', error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled-rejection', reason), { signal });
  if (document.body.dataset['page'] !== 'reading') load().catch(() => void (reporter = undefined));
  return () => stopped.abort();
}

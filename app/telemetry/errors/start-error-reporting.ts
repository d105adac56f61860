import type { BrowserFailure } from '#contracts/browser-failure.ts';
import { errorReportPaths } from '#contracts/error-report-paths.ts';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';
import { consentNow } from '../../consent/consent-now.ts';
import { onFailure } from './failures.ts';
import { describeProblem } from './describe-problem.ts';
import { followRequests } from './follow-requests.ts';

/**
 * The maximum per page. The first failures say what went wrong; a page that fails repeatedly must not send for ever.
 */
const reportsPerPage = 10;
/**
 * The faults that this page has reported. It outlives a restart: the frame is remounted when a page fails to render.
 */
const reported = new Set<string>();

/**
 * Reports faults in this page: each once, without message text. Runs while the visitor allows the performance
 * category. Returns how to stop.
 */
export function startErrorReporting(): () => void {
  const requests = followRequests();
  const report = (kind: BrowserFailure['kind'], problem: unknown) => {
    const facts = describeProblem(problem);
    if (!facts || consentNow()?.performance !== true) return;
    const fault = [facts.error, facts.code, facts.at[0]].join(' ');
    if (reported.has(fault) || reported.size >= reportsPerPage) return;
    reported.add(fault);
    send({ kind, ...facts, path: scrubbedPath(location.pathname), ...requests.latest() });
  };

  // An event without an error is not a fault of our scripts: it is a browser notice, or from a script of another
  // origin.
  const onError = ({ error }: ErrorEvent) => error && report('script-error', error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report('unhandled-rejection', reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  const stopListening = onFailure(({ kind, problem }) => report(kind, problem));
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    stopListening();
    requests.stop();
  };
}

/** Sent even when the visitor leaves the page. A lost report does not matter. */
function send(failure: BrowserFailure): void {
  fetch(errorReportPaths.browser, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failure),
  }).catch(() => {});
}

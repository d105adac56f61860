import type { BrowserFailure, BrowserFailureKind } from '#contracts/browser-failure.ts';
import { errorReportPaths } from '#contracts/error-report-paths.ts';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';
import { consentNow } from '../../consent/consent-now.ts';
import { describeProblem } from './describe-problem.ts';
import { failureShown, failuresWanted, type ShownFailure } from './failure-events.ts';
import { followRequests } from './follow-requests.ts';

/** Reports a fault that happened on the page `pathname`. */
export type ReportFailure = (kind: BrowserFailureKind, problem: unknown, pathname: string) => void;

/**
 * The maximum per page. The first failures say what went wrong; a page that fails repeatedly must not send for ever.
 */
const reportsPerPage = 10;
/**
 * The faults that this page has reported. It outlives a restart: the frame is remounted when a page fails to render.
 */
const reported = new Set<string>();

/**
 * Reports the failures that React shows, until `signal` aborts. Returns the function that reports others. Throws if the
 * signal has already aborted.
 */
export function followFailures(signal: AbortSignal): ReportFailure {
  signal.throwIfAborted();
  const requests = followRequests();
  const report: ReportFailure = (kind, problem, pathname) => {
    const facts = describeProblem(problem);
    if (!facts || consentNow()?.performance !== true) return;
    const fault = [facts.error, facts.code, facts.at[0]].join(' ');
    if (reported.has(fault) || reported.size >= reportsPerPage) return;
    reported.add(fault);
    send({ kind, ...facts, path: scrubbedPath(pathname), ...requests.latest() });
  };
  const onShown = (event: Event) => {
    event.preventDefault();
    const { kind, problem } = (event as CustomEvent<ShownFailure>).detail;
    report(kind, problem, location.pathname);
  };
  addEventListener(failureShown, onShown, { signal });
  dispatchEvent(new Event(failuresWanted));
  signal.addEventListener('abort', () => requests.stop());
  return report;
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

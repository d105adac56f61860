import type { BrowserFailure } from '#contracts/browser-failure.ts';
import { errorReportPaths } from '#contracts/error-report-paths.ts';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';
import { consentNow } from '../../consent/consent-now.ts';
import { onFailure } from '../../failures/failures.ts';
import { describeProblem } from './describe-problem.ts';
import { followRequests } from './follow-requests.ts';

/** The first ones say what went wrong; a page that fails on and on must not send on and on. */
const toldPerPage = 10;
/** What this page has told. It outlives a stop and a new start: the frame is drawn anew when a page breaks off. */
const told = new Set<string>();

/**
 * Tells the site what goes wrong in this page: each fault once, without words. Runs while the visitor allows the
 * performance category; returns what ends it.
 */
export function startErrorReporting(): () => void {
  const requests = followRequests();
  const tell = (kind: BrowserFailure['kind'], problem: unknown) => {
    const facts = describeProblem(problem);
    if (!facts || consentNow()?.performance !== true) return;
    const fault = [facts.error, facts.code, facts.at[0]].join(' ');
    if (told.has(fault) || told.size >= toldPerPage) return;
    told.add(fault);
    send({ kind, ...facts, path: scrubbedPath(location.pathname), ...requests.latest() });
  };

  // What has no error is no fault of a script of ours: a notice of the browser, or a script of another origin.
  const hearError = ({ error }: ErrorEvent) => error && tell('script-error', error);
  const hearRejection = ({ reason }: PromiseRejectionEvent) => tell('unhandled-rejection', reason);
  addEventListener('error', hearError);
  addEventListener('unhandledrejection', hearRejection);
  const unhear = onFailure(({ kind, problem }) => tell(kind, problem));
  return () => {
    removeEventListener('error', hearError);
    removeEventListener('unhandledrejection', hearRejection);
    unhear();
    requests.stop();
  };
}

/** Sent even when the visitor leaves the page. One that doesn't arrive is not missed. */
function send(failure: BrowserFailure): void {
  fetch(errorReportPaths.browser, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failure),
  }).catch(() => {});
}

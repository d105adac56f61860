import { createHash } from 'node:crypto';
import type { FailuresOfRequest } from '#app/context.ts';
import type { BrowserFailureKind } from '#contracts/browser-failure.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { describeFailure } from './describe-failure.ts';
import { sumRepeats } from './sum-repeats.ts';

/** A failure as the log tells it. Nothing of it was typed by a visitor. */
type Failure = {
  event: string;
  kind: BrowserFailureKind | 'csp';
  error: string;
  code?: string | undefined;
  /** Where in the code. */
  at?: string | undefined;
  errorId?: string | undefined;
  /** Path of the page, without its query. */
  path: string;
  /** Of the request that it belongs to, where that is known. */
  requestId?: string | undefined;
  /** Of the page it happened on, when it is not the one that runs. */
  release?: string | undefined;
};
type Told = Omit<Failure, 'event'>;
type Telling = { tell: (failure: Told) => void; settle: (how?: { isLast?: boolean }) => void };

/** Long enough for a few thousand different failures, short enough to be searched for. */
const fingerprintLength = 12;

/**
 * The one place where failures end, as log lines that carry a fingerprint, the release and the request's id. What fails
 * on the server is a line a request: operators look for the id a visitor's line of the log has. What browsers tell is a
 * line at first and sums then, as anyone can tell anything, any number of times (decision 29).
 */
export function createErrorReporter({
  logger,
  clock,
  release,
}: {
  logger: Logger;
  clock: Clock;
  release: string;
}) {
  const line = (failure: Failure, level: 'error' | 'warn', count?: number) => {
    const { event, ...fields } = failure;
    logger[level](event, { release, ...given(fields), fingerprint: fingerprintOf(failure), count });
  };
  // Apart, so that reports that anyone can make up leave room for what pages tell.
  const [ofPages, ofPolicy] = ['browser-failure', 'csp-violation'].map((event) => {
    const told = sumRepeats<Failure>({
      clock,
      tell: {
        one: (failure, count) => line(failure, 'warn', count),
        leftOut: (count) => logger.warn('failures-left-out', { of: event, release, count }),
      },
    });
    const tell = (failure: Told) => told.add(fingerprintOf({ ...failure, event }), { ...failure, event });
    return { tell, settle: told.settle };
  }) as [Telling, Telling];
  const backEnd =
    (level: 'error' | 'warn'): Logger['warn'] =>
    (event, fields = {}) => {
      const kind = 'failed-call';
      const error = String(fields['reason'] ?? fields['error'] ?? '');
      const fingerprint = fingerprintOf({ event, kind, error, path: '' });
      logger[level](event, { release, kind, ...fields, fingerprint });
    };

  return {
    /** For what fails while the server answers one request. */
    ofRequest: (request: { requestId: string; path: string }) => {
      const fail = (event: string, kind: Failure['kind'], problem: unknown) =>
        line({ event, kind, ...request, ...describeFailure(problem) }, 'error');
      return {
        page: (problem) => fail('page-failed', 'boundary', problem),
        call: (event, problem) => fail(event, 'failed-call', problem),
        /** Not even a page of the app came of it. */
        request: (problem: unknown) => fail('request-failed', 'boundary', problem),
      } satisfies FailuresOfRequest & Record<string, unknown>;
    },
    /** The log of clients that call back ends between requests: what fails there belongs to no request. */
    ofBackEnds: { info: logger.info, warn: backEnd('warn'), error: backEnd('error') } satisfies Logger,
    /** For what a page's scripts tell of themselves. */
    browserFailure: ofPages.tell,
    /** For what a browser refused by the content security policy. */
    policyViolation: ofPolicy.tell,
    settle: (how?: { isLast?: boolean }) => [ofPages, ofPolicy].forEach(({ settle }) => settle(how)),
  };
}

export type ErrorReporter = ReturnType<typeof createErrorReporter>;

/** The same for the same fault, on whichever page and for whoever it happens. */
function fingerprintOf({ event, kind, error, code, at = '' }: Failure): string {
  const [place] = at.split(' < ');
  return createHash('sha256')
    .update([event, kind, error, code, place].join('\n'))
    .digest('hex')
    .slice(0, fingerprintLength);
}

function given(fields: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
}

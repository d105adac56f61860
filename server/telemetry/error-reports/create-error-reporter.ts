import type { FailuresOfRequest } from '#app/context.ts';
import { ApiFailure } from '#clients/json-api/api-failure.ts';
import type { BrowserFailureKind } from '#contracts/browser-failure.ts';
import type { FailureNotice } from '#contracts/failure-words.ts';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';
import { defaultWords } from '#contracts/default-words.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { sha256 } from '#platform/hash/sha256.ts';
import { describeFailure } from './describe-failure.ts';
import { aggregateErrors } from './aggregate-errors.ts';

/** A failure as it is logged. It contains nothing that a visitor typed. */
type Failure = {
  event: string;
  kind: BrowserFailureKind | 'csp';
  error: string;
  code?: string | undefined;
  /** The place in the code. */
  at?: string | undefined;
  errorId?: string | undefined;
  detail?: string | undefined;
  /** The reference that the visitor's page quotes. */
  reference?: string | undefined;
  /** Path of the page, without its query. */
  path: string;
  /** The id of the request that it belongs to, where that is known. */
  requestId?: string | undefined;
  /** The release of the page it happened on, when it is not the running one. */
  release?: string | undefined;
};
type ReportedFailure = Omit<Failure, 'event'>;
type Aggregator = { add: (failure: ReportedFailure) => void; flush: (how?: { isLast?: boolean }) => void };

/** Long enough for a few thousand different failures, short enough to be searched for. */
const fingerprintLength = 12;

/**
 * The one place where failures are logged, with a fingerprint, the release and the request's id. A failure on the
 * server is one line per request: operators search for the id that a visitor quotes. Failures that browsers report
 * are logged once and then summed, since anyone can report anything, any number of times (decision 29).
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
    // A report belongs to the page's request, if to any, and never to the request that sent it.
    const ofPage = { requestId: undefined, ...present(fields) };
    logger[level](event, { release, ...ofPage, fingerprint: fingerprintOf(failure), count });
  };
  // Separate limits, so that policy reports, which anyone can fake, do not crowd out what pages report.
  const [ofPages, ofPolicy] = ['browser-failure', 'csp-violation'].map((event) => {
    const aggregator = aggregateErrors<Failure>({
      clock,
      report: {
        one: (failure, count) => line(failure, 'warn', count),
        leftOut: (count) => logger.warn('failures-left-out', { of: event, release, count }),
      },
    });
    const add = (failure: ReportedFailure) =>
      aggregator.add(fingerprintOf({ ...failure, event }), { ...failure, event });
    return { add, flush: aggregator.flush };
  }) as [Aggregator, Aggregator];
  const backEnd =
    (level: 'error' | 'warn'): Logger['warn'] =>
    (event, fields = {}) => {
      const kind = 'failed-call';
      const error = String(fields['reason'] ?? fields['error'] ?? '');
      const fingerprint = fingerprintOf({ event, kind, error, path: '' });
      logger[level](event, { release, kind, ...fields, fingerprint });
    };

  return {
    /** For failures while the server answers one request. */
    ofRequest: (request: { requestId: string; path: string }) => {
      const { requestId } = request;
      const path = scrubbedPath(request.path);
      const ownReference = shortReference(requestId);
      const fail = (event: string, kind: Failure['kind'], problem: unknown) => {
        const facts = describeFailure(problem);
        const reference = facts.errorId ?? ownReference;
        line({ event, kind, requestId, path, ...facts, reference }, 'error');
        return reference;
      };
      return {
        reference: ownReference,
        page: (problem) => void fail('page-failed', 'boundary', problem),
        call: (event, problem): FailureNotice => {
          const reference = fail(event, 'failed-call', problem);
          const { title, description } = problem instanceof ApiFailure ? problem.details : defaultWords;
          return { title, description, reference };
        },
        /** For a request that failed before there was a page of the app. */
        request: (problem: unknown) => void fail('request-failed', 'boundary', problem),
      } satisfies FailuresOfRequest & Record<string, unknown>;
    },
    /** The logger of clients that call back ends, outside requests or during one, whose id the logger adds. */
    ofBackEnds: { info: logger.info, warn: backEnd('warn'), error: backEnd('error') } satisfies Logger,
    /** For failures that a page's scripts report. */
    browserFailure: ofPages.add,
    /** For content that a browser blocked under the content security policy. */
    policyViolation: ofPolicy.add,
    flush: (how?: { isLast?: boolean }) => [ofPages, ofPolicy].forEach(({ flush }) => flush(how)),
  };
}

export type ErrorReporter = ReturnType<typeof createErrorReporter>;

/** The first part of an id that is a UUID: enough to find a failure of recent weeks, and short enough to read out. */
function shortReference(requestId: string): string {
  return /^[0-9a-f]{8}-/.test(requestId) ? requestId.slice(0, 8) : requestId;
}

/** The same for the same fault, on every page and for every visitor. */
function fingerprintOf({ event, kind, error, code, at = '' }: Failure): string {
  const [place] = at.split(' < ');
  return sha256([event, kind, error, code, place].join('\n'), 'hex').slice(0, fingerprintLength);
}

function present(fields: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
}

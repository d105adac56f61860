import type { ServiceCall } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { throttledLog } from '#platform/logger/throttled-log.ts';
import { streamThrough, type StreamOutcome } from './stream-through.ts';

export const forwardLimits = {
  /**
   * How many may be in progress at once: this also limits connections to a provider that hangs. Beyond it,
   * measurements are dropped.
   */
  atOnce: 512,
  /** How many bytes may wait in memory: a thousand usual batches. */
  bytesAtOnce: 64 * 1024 * 1024,
  /** By then a slow phone has sent its segment; a healthy provider answers in one second. */
  milliseconds: 20_000,
};

/** The only request headers that are passed on. Never the client's address, cookies or referrer. */
const passedOn = ['content-type', 'content-encoding', 'user-agent'];

/**
 * Forwards measurements to their receiver, embedded or over the network, while the visitor sends them. Failures are
 * only logged, once a minute at most: `forward` resolves when the visitor has sent everything, whatever the receiver
 * does.
 */
export function createForwarder({
  call,
  clock,
  logger,
  limits = forwardLimits,
}: {
  call: ServiceCall;
  clock: Clock;
  logger: Logger;
  limits?: typeof forwardLimits;
}) {
  const underway = new Set<Promise<void>>();
  let bytesUnderway = 0;
  const logFailure = throttledLog((fields) => logger.warn('monitoring-not-passed-on', fields), clock);

  async function send(
    path: string,
    headers: Headers,
    onward: ReadableStream,
    outcome: Promise<StreamOutcome>,
  ) {
    try {
      const response = await call(path, {
        method: 'POST',
        body: onward,
        headers: chooseHeaders(headers),
        redirect: 'manual',
        duplex: 'half',
        signal: AbortSignal.timeout(limits.milliseconds),
      } as RequestInit);
      await response.body?.cancel();
      // A visitor who leaves half way is not a failure.
      if (!response.ok && (await outcome) === 'whole')
        logFailure({ reason: 'refused', status: response.status });
    } catch (problem) {
      await onward.cancel().catch(() => {});
      const isLate = problem instanceof Error && problem.name === 'TimeoutError';
      if ((await outcome) === 'whole' || isLate) logFailure({ reason: isLate ? 'too-slow' : 'not-reached' });
    }
  }

  return {
    /** Reads one request's body, `limit` bytes at most, and sends it on to `path`. */
    async forward(path: string, { headers, body }: Request, limit: number): Promise<StreamOutcome> {
      const { onward, outcome } = streamThrough(body, limit);
      const bytes = Number(headers.get('content-length') ?? limit);
      if (underway.size >= limits.atOnce || bytesUnderway + bytes > limits.bytesAtOnce) {
        await onward.cancel();
        logFailure({ reason: 'too-many-at-once' });
        return outcome;
      }
      bytesUnderway += bytes;
      const sending = send(path, headers, onward, outcome).finally(() => {
        underway.delete(sending);
        bytesUnderway -= bytes;
      });
      underway.add(sending);
      return outcome;
    },
    /** Resolves when nothing is in progress any more. */
    settled: async () => void (await Promise.all(underway)),
  };
}

export type Forwarder = ReturnType<typeof createForwarder>;

function chooseHeaders(headers: Headers): Record<string, string> {
  const chosen: Record<string, string> = {};
  // Content-Length delimits the body: some intakes refuse one without it.
  for (const name of [...passedOn, 'content-length']) {
    const value = headers.get(name);
    if (value !== null) chosen[name] = value;
  }
  return chosen;
}

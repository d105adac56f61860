import type { ServiceCall } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { tellSeldom } from '#platform/logger/tell-seldom.ts';
import { relay, type Taken } from './relay.ts';

export const forwardLimits = {
  /** On their way at once: as many connections to a provider that hangs, and then the rest is dropped. */
  atOnce: 512,
  /** The bytes of these that may have to wait in memory: a thousand usual batches. */
  bytesAtOnce: 64 * 1024 * 1024,
  /** A slow phone has sent its segment by then, and a provider that is well answers in one second. */
  milliseconds: 20_000,
};

/** All that is passed on of a request's head. Never the client's address, cookies or referrer. */
const passedOn = ['content-type', 'content-encoding', 'user-agent'];

/**
 * Sends measurements on to whoever keeps them, embedded or over the network, while the visitor sends them. How that goes
 * is for the log alone, once a minute at most: `forward` resolves when the visitor has sent all, whatever the receiver does.
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
  const tell = tellSeldom((fields) => logger.warn('monitoring-not-passed-on', fields), clock);

  async function send(path: string, headers: Headers, onward: ReadableStream, taken: Promise<Taken>) {
    try {
      const answer = await call(path, {
        method: 'POST',
        body: onward,
        headers: chooseHeaders(headers),
        redirect: 'manual',
        duplex: 'half',
        signal: AbortSignal.timeout(limits.milliseconds),
      } as RequestInit);
      await answer.body?.cancel();
      // A visitor who leaves half way is nobody's failure.
      if (!answer.ok && (await taken) === 'whole') tell({ reason: 'refused', status: answer.status });
    } catch (problem) {
      await onward.cancel().catch(() => {});
      const isLate = problem instanceof Error && problem.name === 'TimeoutError';
      if ((await taken) === 'whole' || isLate) tell({ reason: isLate ? 'too-slow' : 'not-reached' });
    }
  }

  return {
    /** Takes one request's body, `limit` bytes at most, and sends it on to `path`. */
    async forward(path: string, { headers, body }: Request, limit: number): Promise<Taken> {
      const { onward, taken } = relay(body, limit);
      const bytes = Number(headers.get('content-length') ?? limit);
      if (underway.size >= limits.atOnce || bytesUnderway + bytes > limits.bytesAtOnce) {
        await onward.cancel();
        tell({ reason: 'too-many-at-once' });
        return taken;
      }
      bytesUnderway += bytes;
      const sending = send(path, headers, onward, taken).finally(() => {
        underway.delete(sending);
        bytesUnderway -= bytes;
      });
      underway.add(sending);
      return taken;
    },
    /** Resolves when nothing is on its way any more. */
    settled: async () => void (await Promise.all(underway)),
  };
}

export type Forwarder = ReturnType<typeof createForwarder>;

function chooseHeaders(headers: Headers): Record<string, string> {
  const chosen: Record<string, string> = {};
  // The length frames the body: some intakes refuse one without it.
  for (const name of [...passedOn, 'content-length']) {
    const value = headers.get(name);
    if (value !== null) chosen[name] = value;
  }
  return chosen;
}

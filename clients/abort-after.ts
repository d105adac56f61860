import { abortable } from './abortable.ts';

/** What ends a call: the request that it is made for, where there is one, or its own limit. */
type Ends = { signal?: AbortSignal | undefined; limitMs: number };

const timeoutError = 'TimeoutError';

/** Does `work` with a signal that aborts with the request's `signal`, or once the work has taken `limitMs`. */
export async function abortAfter<T>(
  { signal, limitMs }: Ends,
  work: (until: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const stop = () => limit.abort(new DOMException('No answer in time', timeoutError));
  const timer = setTimeout(stop, limitMs);
  try {
    return await work(signal ? AbortSignal.any([signal, limit.signal]) : limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** The same for work that ignores its signal, or that others share: rejects as soon as the signal aborts. */
export function abandonAfter<T>(ends: Ends, work: (until: AbortSignal) => Promise<T>): Promise<T> {
  return abortAfter(ends, (until) => abortable(() => work(until), until));
}

/** Whether a call was ended because its visitor left. One that took too long is a failure of its back end. */
export function isCancelled(signal: AbortSignal | null | undefined): boolean {
  return signal?.aborted === true && (signal.reason as Error | undefined)?.name !== timeoutError;
}

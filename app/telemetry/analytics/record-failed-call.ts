import type { FailedCall } from '#contracts/analytics-events.ts';
import { consentNow } from '../../consent/consent-now.ts';
import { countingStarted, hasListeners, record } from './data-layer.ts';

/** The maximum number of failed calls queued until the analytics script is loaded; a page makes fewer by then. */
const mostPending = 10;
/** Browsers cancel the calls of a page that is being left. Within this time the page is gone. */
const leaveMs = 1_000;
let pending: FailedCall[] = [];

/**
 * Records a failed call that the page made without the visitor. SPEC §8 "reported to analytics". A call without a response is a
 * TypeError, and so is one that the browser cancelled because its visitor left: it counts only if the page is still
 * there a moment later. For a visitor who allows analytics, a call that fails before its script is loaded is queued.
 */
export function recordFailedCall(name: FailedCall, problem?: unknown): void {
  if (problem instanceof TypeError) recordUnlessLeft(name);
  else if (hasListeners()) record({ event: 'error', category: 'error', name });
  else if (consentNow()?.performance && pending.length < mostPending) {
    if (pending.push(name) === 1) addEventListener(countingStarted, recordPending, { once: true });
  }
}

/** A page that its visitor left may be restored as it was, including timers. */
function recordUnlessLeft(name: FailedCall): void {
  const timer = setTimeout(recordFailedCall, leaveMs, name);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}

/** Records the calls that failed before anything listened. */
function recordPending(): void {
  const names = pending;
  pending = [];
  for (const name of names) record({ event: 'error', category: 'error', name });
}

/** Returns the call's result, or records the failure and rethrows. A call that its page aborted has not failed. */
export async function recordingFailure<T>(
  name: FailedCall,
  call: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await call();
  } catch (problem) {
    if (!signal?.aborted) recordFailedCall(name, problem);
    throw problem;
  }
}

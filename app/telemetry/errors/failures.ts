import { consentNow } from '../../consent/consent-now.ts';
import { failureShown, failuresWanted, type ShownFailure } from './failure-events.ts';

/** Only the first few are queued: they say what went wrong, and the rest follows from it. */
const maxPending = 3;
/** Failures shown before the listener is loaded. Nothing is queued unless the visitor has allowed reports. */
const pending: ShownFailure[] = [];

/** Reports a failure that the visitor sees to the listener (report-failure.ts). Without consent it is dropped. */
export function reportError(failure: ShownFailure): void {
  const isHandled = !dispatchEvent(new CustomEvent(failureShown, { detail: failure, cancelable: true }));
  if (isHandled || !consentNow()?.performance || pending.length >= maxPending) return;
  if (pending.push(failure) === 1)
    addEventListener(failuresWanted, () => pending.splice(0).forEach(reportError), { once: true });
}

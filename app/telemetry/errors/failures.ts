import { consentNow } from '../../consent/consent-now.ts';

/** A failure that the visitor sees: the page failed to render, or a call of its own failed. */
export type ShownFailure = { kind: 'boundary' | 'failed-call'; problem: unknown };

const shown = 'failure-shown';
/** Only the first few are queued: they say what went wrong, and the rest follows from it. */
const maxPending = 3;
/** Failures shown before the listener is loaded. Nothing is queued unless the visitor has allowed reports. */
const pending: ShownFailure[] = [];
let listeners = 0;

/** Reports a failure that the visitor sees to the listener (app/telemetry/errors). Without consent it is dropped. */
export function reportError(failure: ShownFailure): void {
  if (listeners > 0) dispatchEvent(new CustomEvent<ShownFailure>(shown, { detail: failure }));
  else if (consentNow()?.performance && pending.length < maxPending) pending.push(failure);
}

/** Calls `listener` for each failure shown, including those queued so far. Returns how to stop. */
export function onFailure(listener: (failure: ShownFailure) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail as ShownFailure);
  addEventListener(shown, hear);
  listeners += 1;
  pending.splice(0).forEach(listener);
  return () => {
    removeEventListener(shown, hear);
    listeners -= 1;
  };
}

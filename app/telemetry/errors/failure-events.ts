/** A failure that the visitor sees: the page failed to render, or a call of its own failed. */
export type ShownFailure = { kind: 'boundary' | 'failed-call'; problem: unknown };

/** Window event with a `ShownFailure` as its detail. A listener that handles it calls `preventDefault`. */
export const failureShown = 'failure-shown';
/** Window event: a listener has been added, so failures that were queued are dispatched again. */
export const failuresWanted = 'failures-wanted';

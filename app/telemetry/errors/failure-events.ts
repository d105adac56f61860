/** A failure that the visitor sees: the page failed to render, or a call of its own failed. */
export type ShownFailure = { kind: 'boundary' | 'failed-call'; problem: unknown };

/** Dispatched on the window with a `ShownFailure`. Whoever takes it prevents its default. */
export const failureShown = 'failure-shown';
/** Dispatched on the window when failures are taken from now on: those shown before are dispatched again. */
export const failuresWanted = 'failures-wanted';

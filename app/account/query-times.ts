// The timings of every query of an open page. SPEC §9; milliseconds.

/** The delay before the first retry; it doubles for each further one. */
const firstRetryMs = 1_000;
/** The maximum delay before a retry. */
const longestRetryMs = 30_000;
/** How long data stays fresh. */
export const freshMs = 30_000;
/** Maximum retries of a failed query. SPEC leaves this open. */
export const mostRetries = 3;

/** How long to wait after `failures` failures, counted from 0. */
export const retryDelayMs = (failures: number) => Math.min(firstRetryMs * 2 ** failures, longestRetryMs);

import type { StoredLead } from '../store/stored-lead.ts';

/**
 * An attempt's outcome. `code`: the reason for a failure, never free text; `retry`: whether a retry can help; `retryBy`:
 * the latest time for the next attempt (ms since 1970), however long retries usually wait by then.
 */
export type JobOutcome = { ok: true } | { ok: false; code: string; retry: boolean; retryBy?: number };

/** Does one kind of job. It must stop when `signal` aborts: from then on another worker may do the job. */
export type JobHandler = (lead: StoredLead, limits: { signal: AbortSignal }) => Promise<JobOutcome>;

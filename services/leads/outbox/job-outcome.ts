import type { StoredLead } from '../store/stored-lead.ts';

/** An attempt's outcome. `code`: the reason for a failure, never free text; `retry`: whether a retry can help. */
export type JobOutcome = { ok: true } | { ok: false; code: string; retry: boolean };

/** Does one kind of job. Ends when `signal` does: from then on the job may be another worker's. */
export type JobHandler = (lead: StoredLead, limits: { signal: AbortSignal }) => Promise<JobOutcome>;

import type { StoredLead } from '../store/stored-lead.ts';

/** How a try at a job went. `code` says why it failed, without words of others; `retry` whether a later try can help. */
export type JobOutcome = { ok: true } | { ok: false; code: string; retry: boolean };

/** Does one kind of job. Ends when `signal` does: from then on the job may be another worker's. */
export type JobHandler = (lead: StoredLead, limits: { signal: AbortSignal }) => Promise<JobOutcome>;

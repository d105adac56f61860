import type { Database } from '#platform/database/open-database.ts';
import type { JobKind, LeadsTables } from './leads-tables.ts';
import { readLead, type StoredLead } from './stored-lead.ts';

/** A job claimed by a worker until its lease ends. `attempts` includes this one; only the claimant can settle it. */
export type ClaimedJob = { kind: JobKind; attempts: number; lead: StoredLead };

/** An attempt's outcome: done, to be retried at a time (ms since 1970), or dead. `code`: why, never free text. */
export type JobResult =
  | { state: 'done' }
  | { state: 'pending'; runAt: number; code: string }
  | { state: 'dead'; code: string };

/** What the outbox worker needs from the store. Times in ms since 1970. */
export function outboxJobs({ queries, engine }: Database<LeadsTables>) {
  return {
    /** Takes up to `limit` jobs that are due, the longest overdue first; no two workers get the same one. */
    async claim(kind: JobKind, { limit, at, leaseMs }: { limit: number; at: number; leaseMs: number }) {
      const claimed = await queries
        .updateTable('lead_outbox')
        .set((job) => ({ attempts: job('attempts', '+', 1), run_at: iso(at + leaseMs), last_error: null }))
        .where('kind', '=', kind)
        .where('lead_id', 'in', (within) => {
          const due = within
            .selectFrom('lead_outbox')
            .select('lead_id')
            .where('state', '=', 'pending')
            .where('kind', '=', kind)
            .where('run_at', '<=', iso(at))
            .orderBy('run_at')
            .limit(limit);
          return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
        })
        .returning(['lead_id', 'attempts'])
        .execute();
      if (claimed.length === 0) return [];
      const ids = claimed.map(({ lead_id }) => lead_id);
      const rows = await queries.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
      const leads = new Map(rows.map((row) => [row.id, readLead(row)]));
      return claimed.map(({ lead_id, attempts }): ClaimedJob => {
        const lead = leads.get(lead_id);
        if (!lead) throw new Error('A job has no lead');
        return { kind, attempts, lead };
      });
    },

    /** Stores an attempt's outcome. False, with no change, if the lease ended and another worker claimed the job. */
    async recordResult({ kind, attempts, lead }: ClaimedJob, result: JobResult): Promise<boolean> {
      const settled = await queries
        .updateTable('lead_outbox')
        .set({
          state: result.state,
          last_error: result.state === 'done' ? null : result.code,
          ...(result.state === 'pending' && { run_at: iso(result.runAt) }),
        })
        .where('lead_id', '=', lead.id)
        .where('kind', '=', kind)
        .where('state', '=', 'pending')
        .where('attempts', '=', attempts)
        .returning('attempts')
        .execute();
      return settled.length === 1;
    },

    /** Makes every dead job due at `at`, with all its attempts again. Returns how many there were. */
    async retryDead(at: number): Promise<number> {
      const revived = await queries
        .updateTable('lead_outbox')
        .set({ state: 'pending', attempts: 0, run_at: iso(at) })
        .where('state', '=', 'dead')
        .returning('lead_id')
        .execute();
      return revived.length;
    },
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

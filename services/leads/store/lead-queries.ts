import type { Database } from '#platform/database/open-database.ts';
import { smallestLeadId } from '../lead-id.ts';
import { awaitedKinds } from './awaited-kinds.ts';
import type { JobKind, JobState, LeadsTables } from './leads-tables.ts';
import { readLead, type StoredLead } from './stored-lead.ts';

/** The state of a job, for people. `lastError` is a code; `runAt` is when it is next due. */
export type JobStatus = {
  kind: JobKind;
  state: JobState;
  attempts: number;
  runAt: string;
  lastError: string | null;
};
export type LeadWithJobs = StoredLead & { jobs: JobStatus[] };

/** The queries that the operator's command needs from the store. */
export function leadQueries({ queries }: Database<LeadsTables>, { hasCrm }: { hasCrm: boolean }) {
  async function withJobs(leads: StoredLead[]): Promise<LeadWithJobs[]> {
    if (leads.length === 0) return [];
    const jobs = await queries
      .selectFrom('lead_outbox')
      .selectAll()
      .where(
        'lead_id',
        'in',
        leads.map(({ id }) => id),
      )
      .orderBy('kind')
      .execute();
    return leads.map((lead) => ({
      ...lead,
      jobs: jobs
        .filter(({ lead_id }) => lead_id === lead.id)
        .map(({ kind, state, attempts, run_at, last_error }) => ({
          kind,
          state,
          attempts,
          runAt: run_at,
          lastError: last_error,
        })),
    }));
  }

  return {
    /** The lead with this reference, formatted like `S9WC-CV6Q-DZK`. */
    async findByReference(reference: string): Promise<LeadWithJobs | undefined> {
      const rows = await queries.selectFrom('leads').selectAll().where('reference', '=', reference).execute();
      return (await withJobs(rows.map(readLead)))[0];
    },

    /** The newest leads, newest first; with `onlyDead` only those with a dead job. */
    async newest(limit: number, { onlyDead = false } = {}): Promise<LeadWithJobs[]> {
      const rows = await queries
        .selectFrom('leads')
        .selectAll()
        .$if(onlyDead, (query) =>
          query.where('id', 'in', (within) =>
            within.selectFrom('lead_outbox').select('lead_id').where('state', '=', 'dead'),
          ),
        )
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return withJobs(rows.map(readLead));
    },

    /** Leads received at `since` (ISO 8601 in UTC) or later, oldest first; if `after` is given, those after this lead. */
    async page(since: string, limit: number, after?: { id: string }): Promise<LeadWithJobs[]> {
      const query = queries.selectFrom('leads').selectAll();
      const rows = await (
        after ? query.where('id', '>', after.id) : query.where('id', '>=', smallestLeadId(Date.parse(since)))
      )
        .orderBy('id')
        .limit(limit)
        .execute();
      return withJobs(rows.map(readLead));
    },

    /** The jobs that are not done. `oldestAt`: when the lead of the oldest pending job of an awaited kind arrived. */
    async backlog(): Promise<{ pending: number; dead: number; oldestAt: number | undefined }> {
      const states = await queries
        .selectFrom('lead_outbox')
        .where('state', 'in', ['pending', 'dead'])
        .select((row) => ['state', row.fn.countAll().as('jobs')])
        .groupBy('state')
        .execute();
      const jobsIn = (wanted: JobState) => Number(states.find(({ state }) => state === wanted)?.jobs ?? 0);
      const { oldest } = await queries
        .selectFrom('lead_outbox')
        .innerJoin('leads', 'leads.id', 'lead_outbox.lead_id')
        .where('state', '=', 'pending')
        .where('kind', 'in', awaitedKinds(hasCrm))
        .select((row) => row.fn.min('received_at').as('oldest'))
        .executeTakeFirstOrThrow();
      return {
        pending: jobsIn('pending'),
        dead: jobsIn('dead'),
        oldestAt: oldest ? Date.parse(oldest) : undefined,
      };
    },
    /** How many leads there are, and how many of their jobs are in each state. */
    async totals(): Promise<{ leads: number } & Record<JobState, number>> {
      const { leads } = await queries
        .selectFrom('leads')
        .select((row) => row.fn.countAll().as('leads'))
        .executeTakeFirstOrThrow();
      const states = await queries
        .selectFrom('lead_outbox')
        .select((row) => ['state', row.fn.countAll().as('jobs')])
        .groupBy('state')
        .execute();
      const jobsIn = (wanted: JobState) => Number(states.find(({ state }) => state === wanted)?.jobs ?? 0);
      return {
        leads: Number(leads),
        pending: jobsIn('pending'),
        done: jobsIn('done'),
        dead: jobsIn('dead'),
        skipped: jobsIn('skipped'),
      };
    },
  };
}

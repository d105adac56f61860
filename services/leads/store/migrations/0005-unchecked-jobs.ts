import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * For each of the two tables. Leads queue behind the wait, and a backup reads the tables for longer than anybody would
 * wait. It is shorter than PostgreSQL's deadlock_timeout of 1 s.
 */
const lockWaitMs = 500;

/**
 * Drops the foreign key from jobs to leads, on PostgreSQL only: checking each job took a tenth of the time for a group of
 * leads. Jobs are written in the same transaction as their lead, and no lead is ever deleted. While another program
 * reads the tables, the key stays; it does no harm.
 */
export const uncheckedJobs: Migration = {
  async up(queries: Kysely<unknown>) {
    await sql`set local lock_timeout = ${sql.lit(lockWaitMs)}`.execute(queries);
    await sql`do $$ begin
      -- In the order in which a lead locks them, or the two could deadlock.
      lock table leads, lead_outbox in access exclusive mode;
      alter table lead_outbox drop constraint if exists lead_outbox_lead_id_fkey;
    exception when lock_not_available then null;
    end $$`.execute(queries);
    await sql`set local lock_timeout to default`.execute(queries);
  },
};

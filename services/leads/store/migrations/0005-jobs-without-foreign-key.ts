import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { unlessInUse } from './unless-in-use.ts';

/**
 * Drops the foreign key from jobs to leads, on PostgreSQL only: looking up the lead for each job took a tenth of the
 * time for a group of leads. While another program reads the tables, the key stays, and only costs time
 * (docs/decisions/0108-jobs-without-a-foreign-key.md).
 */
export const jobsWithoutForeignKey: Migration = {
  up: (queries: Kysely<unknown>) =>
    unlessInUse(
      queries,
      // Locked in the order in which a lead locks them.
      sql`lock table leads, lead_outbox in access exclusive mode;
      alter table lead_outbox drop constraint if exists lead_outbox_lead_id_fkey;`,
    ),
};

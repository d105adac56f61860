import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '#platform/database/open-database.ts';
import { unlessInUse } from './unless-in-use.ts';

/**
 * Drops the index of leads by time of arrival: their ids are in the same order, and have an index. On PostgreSQL it stays
 * while another program reads the table, and only costs time (docs/decisions/0110-leads-in-the-order-of-their-ids.md).
 */
export const leadsWithoutTimeIndex = (engine: Engine): Migration => ({
  up: (queries: Kysely<unknown>) =>
    engine === 'sqlite'
      ? queries.schema.dropIndex('leads_by_time').ifExists().execute()
      : // The first is that of leads divided by month, which drops those of all months.
        unlessInUse(queries, sql`drop index if exists leads_received_at_id_idx, leads_by_time;`),
});

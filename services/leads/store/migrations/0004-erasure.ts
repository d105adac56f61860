import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a lead's personal data was erased; null for all others. */
export const erasure: Migration = {
  async up(queries: Kysely<unknown>) {
    await queries.schema.alterTable('leads').addColumn('erased_at', 'text').execute();
  },
};

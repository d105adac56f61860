import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A lead's address as text; leads accepted earlier have none. */
export const address: Migration = {
  async up(queries: Kysely<unknown>) {
    await queries.schema.alterTable('leads').addColumn('address', 'text').execute();
  },
};

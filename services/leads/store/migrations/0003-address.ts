import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A lead's address in words; leads taken in before have none. */
export const address: Migration = {
  async up(queries: Kysely<unknown>) {
    await queries.schema.alterTable('leads').addColumn('address', 'text').execute();
  },
};

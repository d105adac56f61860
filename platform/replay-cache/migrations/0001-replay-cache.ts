import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keys that must not be used twice. */
export const replayCache: Migration = {
  async up(queries: Kysely<unknown>) {
    await queries.schema
      .createTable('replay_cache')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await queries.schema
      .createIndex('replay_cache_by_expiry')
      .on('replay_cache')
      .column('expires_at')
      .execute();
  },
};

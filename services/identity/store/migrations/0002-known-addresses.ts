import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Addresses from which accounts were signed in to. The attempts of 0001 are now counted with all other rate limits. */
export const knownAddresses: Migration = {
  async up(queries: Kysely<unknown>) {
    await queries.schema
      .createTable('identity_known_addresses')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await queries.schema
      .createIndex('identity_known_addresses_by_expires_at')
      .on('identity_known_addresses')
      .column('expires_at')
      .execute();
  },
};

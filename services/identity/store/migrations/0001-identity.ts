import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The provider's records, its signing keys and the counted sign-in attempts. */
export const identity: Migration = {
  async up(queries: Kysely<unknown>) {
    await queries.schema
      .createTable('identity_records')
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('uid', 'text')
      .addColumn('grant_id', 'text')
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('consumed_at', 'text')
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('identity_records_key', ['model', 'id'])
      .execute();
    for (const column of ['uid', 'grant_id', 'expires_at']) {
      await queries.schema
        .createIndex(`identity_records_by_${column}`)
        .on('identity_records')
        .column(column)
        .execute();
    }
    await queries.schema
      .createTable('identity_keys')
      .addColumn('generation', 'integer', (column) => column.primaryKey())
      .addColumn('kid', 'text', (column) => column.notNull())
      .addColumn('private_jwk', 'text', (column) => column.notNull())
      .addColumn('signs_from', 'text', (column) => column.notNull())
      .execute();
    await queries.schema
      .createTable('identity_attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};

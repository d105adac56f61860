import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../../database/open-database.ts';

/** Counts need not survive a crash of the database: on PostgreSQL they are not written to its log (UNLOGGED). */
export function rateLimits(engine: Engine): Migration {
  return {
    async up(queries: Kysely<unknown>) {
      const table = queries.schema.createTable('rate_limits');
      await (engine === 'postgres' ? table.modifyFront(sql`unlogged`) : table)
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await queries.schema
        .createIndex('rate_limits_by_expiry')
        .on('rate_limits')
        .column('expires_at')
        .execute();
    },
  };
}

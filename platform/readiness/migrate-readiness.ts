import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/open-database.ts';
import type { ReadinessTables } from './readiness-tables.ts';

/** Creates the table of readiness; safe with several processes starting at once. */
export function migrateReadiness(database: Database<ReadinessTables>): Promise<void> {
  return migrate(database, 'readiness', {
    '0001-readiness': {
      up: ({ schema }) =>
        schema
          .createTable('readiness')
          .addColumn('id', 'integer', (column) => column.primaryKey())
          .addColumn('written_at', 'text', (column) => column.notNull())
          .execute(),
    },
  });
}

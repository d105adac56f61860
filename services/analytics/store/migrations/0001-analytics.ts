import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often each event happened on each day. */
export const analytics: Migration = {
  async up(queries: Kysely<unknown>) {
    await queries.schema
      .createTable('analytics_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('analytics_counts_key', ['day', 'event', 'subject'])
      .execute();
  },
};

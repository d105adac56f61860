import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many leads named an e-mail address within its day: only the first few are confirmed by e-mail. */
export const recipients: Migration = {
  async up(queries: Kysely<unknown>) {
    await queries.schema
      .createTable('lead_recipients')
      .addColumn('recipient', 'text', (column) => column.primaryKey())
      .addColumn('leads', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await queries.schema
      .createIndex('lead_recipients_by_expiry')
      .on('lead_recipients')
      .column('expires_at')
      .execute();
  },
};

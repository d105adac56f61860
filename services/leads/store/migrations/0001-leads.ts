import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Leads, the keys under which they were posted, and the jobs that follow from them. */
export const leads: Migration = {
  async up(queries: Kysely<unknown>) {
    await queries.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .execute();
    await queries.schema.createIndex('leads_by_time').on('leads').columns(['received_at', 'id']).execute();
    await queries.schema
      .createTable('lead_idempotency')
      .addColumn('caller', 'text', (column) => column.notNull())
      .addColumn('idem_key', 'text', (column) => column.notNull())
      .addColumn('request_hash', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('lead_idempotency_key', ['caller', 'idem_key'])
      .execute();
    await queries.schema
      .createTable('lead_outbox')
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('run_at', 'text', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addPrimaryKeyConstraint('lead_outbox_once', ['lead_id', 'kind'])
      .execute();
    await queries.schema
      .createIndex('lead_outbox_due')
      .on('lead_outbox')
      .columns(['state', 'kind', 'run_at'])
      .execute();
  },
};

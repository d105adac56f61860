import { sql, type Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findPostgres, longTimeout } from '#tests/support/engines.ts';
import { readAsBackup } from '#tests/support/read-as-backup.ts';
import type { LeadsTables } from '../leads-tables.ts';
import { migrateLeads } from '../migrate-leads.ts';
import { uncheckedJobs } from './0005-unchecked-jobs.ts';

const postgres = await findPostgres();

describe.skipIf(postgres.isMissing)('jobs without a foreign key', longTimeout, () => {
  async function foreignKeys(queries: Kysely<LeadsTables>): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint
      where conrelid = to_regclass('lead_outbox') and contype = 'f'`.execute(queries);
    return rows.map(({ name }) => name);
  }

  /** A database of the release before. */
  async function openEarlier() {
    const database = await postgres.open<LeadsTables>();
    onTestFinished(database.close);
    await migrateLeads(database);
    await sql`alter table lead_outbox add constraint lead_outbox_lead_id_fkey
      foreign key (lead_id) references leads (id)`.execute(database.queries);
    const migrate = () =>
      database.maintenance.transaction().execute((transaction) => uncheckedJobs.up(transaction));
    return { database, migrate };
  }

  test('a new database has none', async () => {
    const database = await postgres.open<LeadsTables>();
    onTestFinished(database.close);
    await migrateLeads(database);
    expect(await foreignKeys(database.queries)).toEqual([]);
  });

  test('one of an earlier release is dropped', async () => {
    const { database, migrate } = await openEarlier();
    expect(await foreignKeys(database.queries)).toEqual(['lead_outbox_lead_id_fkey']);
    await migrate();
    expect(await foreignKeys(database.queries)).toEqual([]);
  });

  test('it stays while a backup reads the tables, and the start goes on', async () => {
    const { database, migrate } = await openEarlier();
    const endBackup = await readAsBackup(database);
    await migrate();
    await endBackup();
    expect(await foreignKeys(database.queries)).toEqual(['lead_outbox_lead_id_fkey']);
  });
});

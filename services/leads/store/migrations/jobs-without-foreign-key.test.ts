import { sql, type Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { findPostgres, longTimeout } from '#tests/support/engines.ts';
import { readAsBackup } from '#tests/support/read-as-backup.ts';
import { createLeadsStore } from '../leads-store.ts';
import type { LeadsTables } from '../leads-tables.ts';
import { migrateLeads } from '../migrate-leads.ts';
import { partitionByMonth } from '../partition-by-month.ts';
import { jobsWithoutForeignKey } from './0005-jobs-without-foreign-key.ts';

const november = Date.parse('2026-11-24T12:00:00Z');
const postgres = await findPostgres();

describe.skipIf(postgres.isMissing)('the foreign key from jobs to leads', longTimeout, () => {
  async function foreignKeys(queries: Kysely<LeadsTables>): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint
      where conrelid = to_regclass('lead_outbox') and contype = 'f'`.execute(queries);
    return rows.map(({ name }) => name);
  }

  async function open() {
    const database = await postgres.open<LeadsTables>();
    onTestFinished(database.close);
    await migrateLeads(database);
    return database;
  }

  type Options = { isDivided?: boolean };

  /** A database of the release before, with a lead. */
  async function openEarlier({ isDivided = false }: Options = {}) {
    const database = await open();
    if (isDivided) await partitionByMonth(database, november);
    await sql`alter table lead_outbox add constraint lead_outbox_lead_id_fkey
      foreign key (lead_id) references leads (id)`.execute(database.queries);
    const store = createLeadsStore(database);
    const accept = () => store.accept(makeLead(), { at: november, clientId: 'a' });
    await accept();
    const migrate = () =>
      database.maintenance.transaction().execute((transaction) => jobsWithoutForeignKey.up(transaction));
    return { database, accept, migrate };
  }

  test('a new database has none', async () => {
    const { queries } = await open();
    expect(await foreignKeys(queries)).toEqual([]);
  });

  test.each([
    { tables: 'tables', isDivided: false },
    { tables: 'tables that are divided by month', isDivided: true },
  ])(
    'an earlier release has it; it is dropped from $tables, which then accept leads',
    async ({ isDivided }) => {
      const { database, accept, migrate } = await openEarlier({ isDivided });
      expect(await foreignKeys(database.queries)).toContain('lead_outbox_lead_id_fkey');
      await migrate();
      expect(await foreignKeys(database.queries)).toEqual([]);
      expect(await accept()).toMatchObject({ outcome: 'accepted' });
    },
  );

  test('it stays while a backup reads the tables, and the start goes on', async () => {
    const { database, accept, migrate } = await openEarlier();
    const endBackup = await readAsBackup(database);
    await migrate();
    await endBackup();
    expect(await foreignKeys(database.queries)).toEqual(['lead_outbox_lead_id_fkey']);
    expect(await accept()).toMatchObject({ outcome: 'accepted' });
  });

  test('tables that still have it are divided by month without it', async () => {
    const { database, accept } = await openEarlier();
    expect(await partitionByMonth(database, november)).toBe('partitioned');
    expect(await foreignKeys(database.queries)).toEqual([]);
    expect(await accept()).toMatchObject({ outcome: 'accepted' });
  });
});

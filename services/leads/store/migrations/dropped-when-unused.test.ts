import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { engines, findPostgres, longTimeout } from '#tests/support/engines.ts';
import { readAsBackup } from '#tests/support/read-as-backup.ts';
import { createLeadsStore } from '../leads-store.ts';
import type { LeadsTables } from '../leads-tables.ts';
import { migrateLeads } from '../migrate-leads.ts';
import { partitionByMonth } from '../partition-by-month.ts';
import { jobsWithoutForeignKey } from './0005-jobs-without-foreign-key.ts';
import { leadsWithoutTimeIndex } from './0006-leads-without-time-index.ts';

const november = Date.parse('2026-11-24T12:00:00Z');
const postgres = await findPostgres();

type Dropped = {
  what: string;
  migration: Migration;
  /** As the release before has it, in tables that are whole, and in tables that are divided by month. */
  whole: RawBuilder<unknown>[];
  divided: RawBuilder<unknown>[];
  /** The names of what is there. */
  names: RawBuilder<{ name: string }>;
  name: string;
};
const foreignKey = sql`alter table lead_outbox add constraint lead_outbox_lead_id_fkey
  foreign key (lead_id) references leads (id)`;
const dropped: Dropped[] = [
  {
    what: 'the foreign key from jobs to leads',
    migration: jobsWithoutForeignKey,
    whole: [foreignKey],
    divided: [foreignKey],
    names: sql`select conname as name from pg_constraint
      where conrelid = to_regclass('lead_outbox') and contype = 'f'`,
    name: 'lead_outbox_lead_id_fkey',
  },
  {
    what: 'the index of leads by time',
    migration: leadsWithoutTimeIndex('postgres'),
    whole: [sql`create index leads_by_time on leads (received_at, id)`],
    divided: [
      sql`create index leads_by_time on leads_before (received_at, id)`,
      sql`create index on leads (received_at, id)`,
    ],
    names: sql`select indexname as name from pg_indexes
      where tablename like 'leads%' and indexdef like '%received_at%' order by tablename <> 'leads'`,
    name: 'leads_by_time',
  },
];

describe.skipIf(postgres.isMissing).each(dropped)('$what', longTimeout, (thing) => {
  async function namesIn(queries: Kysely<LeadsTables>): Promise<string[]> {
    const { rows } = await thing.names.execute(queries);
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
    for (const statement of isDivided ? thing.divided : thing.whole)
      await statement.execute(database.queries);
    const store = createLeadsStore(database);
    const accept = () => store.accept(makeLead(), { at: november, clientId: 'a' });
    await accept();
    const migrate = () =>
      database.maintenance.transaction().execute((transaction) => thing.migration.up(transaction));
    return { database, accept, migrate };
  }

  test('is not in a new database', async () => {
    const { queries } = await open();
    expect(await namesIn(queries)).toEqual([]);
  });

  test.each([
    { tables: 'tables', isDivided: false },
    { tables: 'tables that are divided by month', isDivided: true },
  ])(
    'is there in an earlier release, and dropped from $tables, which then accept leads',
    async ({ isDivided }) => {
      const { database, accept, migrate } = await openEarlier({ isDivided });
      expect(await namesIn(database.queries)).toContain(thing.name);
      await migrate();
      expect(await namesIn(database.queries)).toEqual([]);
      expect(await accept()).toMatchObject({ outcome: 'accepted' });
    },
  );

  test('stays while a backup reads the tables, and the start goes on', async () => {
    const { database, accept, migrate } = await openEarlier();
    const endBackup = await readAsBackup(database);
    await migrate();
    await endBackup();
    expect(await namesIn(database.queries)).toEqual([thing.name]);
    expect(await accept()).toMatchObject({ outcome: 'accepted' });
  });

  test('is dropped when tables that still have it are divided by month', async () => {
    const { database, accept } = await openEarlier();
    expect(await partitionByMonth(database, november)).toBe('partitioned');
    expect(await namesIn(database.queries)).toEqual([]);
    expect(await accept()).toMatchObject({ outcome: 'accepted' });
  });
});

test('a new SQLite database has no index of leads by time', async () => {
  const [sqlite] = await engines();
  const database = await sqlite?.open<LeadsTables>();
  onTestFinished(async () => database?.close());
  if (database?.engine !== 'sqlite') throw new Error('SQLite is the first engine');
  await migrateLeads(database);
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'index' and tbl_name = 'leads'`.execute(database.queries);
  expect(rows.map(({ name }) => name)).toEqual(['sqlite_autoindex_leads_1', 'sqlite_autoindex_leads_2']);
});

import { sql, type Kysely, type KyselyPlugin } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { findPostgres, longTimeout, type TestDatabase } from '#tests/support/engines.ts';
import { readAsBackup } from '#tests/support/read-as-backup.ts';
import { createLeadsStore } from './leads-store.ts';
import type { LeadsTables } from './leads-tables.ts';
import { migrateLeads } from './migrate-leads.ts';
import { partitionByMonth } from './partition-by-month.ts';
import { dropAbandonedChecks } from './partition-check.ts';
import { ensurePartitions } from './partitions.ts';

const november = Date.parse('2026-11-24T12:00:00Z');
const december = Date.parse('2026-12-01T00:00:00Z');
const postgres = await findPostgres();

describe.skipIf(postgres.isMissing)('partitioning of the leads by month', longTimeout, () => {
  async function open() {
    const database = await postgres.open<LeadsTables>();
    onTestFinished(database.close);
    await migrateLeads(database);
    const store = createLeadsStore(database);
    return { database, accept: (at: number) => store.accept(makeLead(), { at, clientId: 'a' }) };
  }

  async function checksIn({ queries }: TestDatabase<LeadsTables>) {
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint
      where conrelid in (to_regclass('leads'), to_regclass('lead_outbox')) and contype = 'c' order by 1`.execute(
      queries,
    );
    return rows.map(({ name }) => name);
  }

  /** Starts the partitioning, and pauses it once both tables have their checks. */
  async function startUntilChecked(database: TestDatabase<LeadsTables>) {
    const [checked, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pausing: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if ((await checksIn(database)).length < 2) return result;
        checked.resolve();
        await resumed.promise;
        return result;
      },
    };
    const maintenance: Kysely<LeadsTables> = database.maintenance.withPlugin(pausing);
    const partitioning = Promise.allSettled([partitionByMonth({ ...database, maintenance }, november)]);
    onTestFinished(() => resumed.resolve());
    await Promise.race([checked.promise, partitioning]);
    return async () => {
      resumed.resolve();
      const [outcome] = await partitioning;
      return outcome.status === 'fulfilled' ? outcome.value : 'failed';
    };
  }

  /** Ends its connections as the end of its process does: it can't tidy up. */
  async function interrupt(database: TestDatabase<LeadsTables>) {
    const end = await startUntilChecked(database);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.queries);
    expect(await end()).toBe('failed');
    expect(await checksIn(database)).toEqual(['lead_outbox_before', 'leads_before']);
  }

  test('the checks of an interrupted one are dropped, so that leads of the next month are stored', async () => {
    const { database, accept } = await open();
    await interrupt(database);
    await dropAbandonedChecks(database);
    expect(await checksIn(database)).toEqual([]);
    expect(await accept(december)).toMatchObject({ outcome: 'accepted' });
  });

  test('an interrupted one can be repeated', async () => {
    const { database, accept } = await open();
    await interrupt(database);
    expect(await partitionByMonth(database, november)).toBe('partitioned');
    for (const at of [november, december]) expect(await accept(at)).toMatchObject({ outcome: 'accepted' });
  });

  test('the checks of a running one stay, and leads are stored meanwhile', async () => {
    const { database, accept } = await open();
    const end = await startUntilChecked(database);
    await dropAbandonedChecks(database);
    expect(await checksIn(database)).toEqual(['lead_outbox_before', 'leads_before']);
    expect(await accept(november)).toMatchObject({ outcome: 'accepted' });
    expect(await end()).toBe('partitioned');
  });

  test('one that a backup overtakes is given up, and its checks are dropped after the backup', async () => {
    const { database, accept } = await open();
    const end = await startUntilChecked(database);
    const endBackup = await readAsBackup(database);
    expect(await end()).toBe('check-left');
    await expect(dropAbandonedChecks(database)).rejects.toMatchObject({ code: '55P03' });
    expect(await accept(november)).toMatchObject({ outcome: 'accepted' });
    await endBackup();
    await dropAbandonedChecks(database);
    expect(await checksIn(database)).toEqual([]);
  });

  test('two at once divide the leads once', async () => {
    const { database } = await open();
    const both = [partitionByMonth(database, november), partitionByMonth(database, november)];
    expect(await Promise.all(both)).toEqual(['partitioned', 'partitioned']);
  });

  test('on the last day of a month it keeps the next month in the first partition, for leads that arrive during it', async () => {
    const { database, accept } = await open();
    const lastEvening = Date.parse('2026-11-30T23:30:00Z');
    expect(await partitionByMonth(database, lastEvening)).toBe('partitioned');
    await accept(december);
    await ensurePartitions(database, lastEvening);
    const { rows } = await sql<{ name: string }>`
      select distinct tableoid::regclass::text as name from leads`.execute(database.queries);
    expect(rows).toEqual([{ name: 'leads_before' }]);
  });
});

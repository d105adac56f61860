import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { findPostgres, longTimeout } from '#tests/support/engines.ts';
import { readAsBackup } from '#tests/support/read-as-backup.ts';
import { createLeadsStore } from './leads-store.ts';
import type { LeadsTables } from './leads-tables.ts';
import { migrateLeads } from './migrate-leads.ts';
import { idOfMonth, nextMonth } from './month-of-id.ts';
import { partitionByMonth } from './partition-by-month.ts';
import { ensurePartitions, isPartitioned } from './partitions.ts';

const november = Date.parse('2026-11-24T12:00:00Z');
const monthMs = 31 * 24 * 60 * 60 * 1_000;
const postgres = await findPostgres();

test('the ids of a month lie between its bounds', () => {
  expect(nextMonth(november)).toBe(Date.parse('2026-12-01T00:00:00Z'));
  expect(nextMonth(Date.parse('2026-12-31T23:59:59.999Z'))).toBe(Date.parse('2027-01-01T00:00:00Z'));
  expect(idOfMonth(november)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7000-8000-000000000000$/);
  expect(idOfMonth(november) < idOfMonth(nextMonth(november))).toBe(true);
});

describe.skipIf(postgres.isMissing)('leads by month', longTimeout, () => {
  async function open() {
    const database = await postgres.open<LeadsTables>();
    onTestFinished(database.close);
    await migrateLeads(database);
    const partitionsOf = async (table: string) => {
      const { rows } = await sql<{ name: string; leads: number }>`
        select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass(${table})
        order by 1`.execute(database.queries);
      return rows.map(({ name }) => name);
    };
    const partitionOf = async (reference: string) => {
      const { rows } = await sql<{ name: string }>`
        select tableoid::regclass::text as name from leads where reference = ${reference}`.execute(
        database.queries,
      );
      return rows[0]?.name;
    };
    return { database, partitionsOf, partitionOf };
  }
  const accepted = async (outcome: Promise<{ outcome: string } & Partial<{ reference: string }>>) => {
    const { outcome: how, reference = '' } = await outcome;
    expect(how).toBe('accepted');
    return reference;
  };

  test('existing leads stay, with their jobs and keys, and later months have partitions of their own', async () => {
    const { database, partitionsOf, partitionOf } = await open();
    const before = createLeadsStore(database);
    const idempotencyKey = 'key';
    const first = await accepted(before.accept(makeLead(), { at: november, clientId: 'a', idempotencyKey }));
    expect(await isPartitioned(database)).toBe(false);

    await partitionByMonth(database, november);
    expect(await isPartitioned(database)).toBe(true);
    expect(await partitionsOf('leads')).toEqual([
      'leads_2026_12',
      'leads_2027_01',
      'leads_2027_02',
      'leads_before',
      'leads_other',
    ]);
    const store = createLeadsStore(database, { isPartitioned: true });
    expect(await store.accept(makeLead(), { at: november, clientId: 'a', idempotencyKey })).toMatchObject({
      outcome: 'replayed',
      reference: first,
    });
    const later = await accepted(store.accept(makeLead(), { at: november + monthMs, clientId: 'a' }));
    expect([await partitionOf(first), await partitionOf(later)]).toEqual(['leads_before', 'leads_2026_12']);
    expect((await store.newest(9)).map(({ reference }) => reference)).toEqual([later, first]);
    const claim = { limit: 9, at: november + 2 * monthMs, leaseMs: 1_000 };
    const jobs = await store.claim('crm-hand-over', claim);
    expect(jobs.map(({ lead }) => lead.reference).toSorted()).toEqual([first, later].toSorted());
    for (const job of jobs) expect(await store.recordResult(job, { state: 'done' })).toBe(true);
  });

  test('a store that does not yet know of the partitions still works, as during a rolling restart', async () => {
    const { database, partitionOf } = await open();
    const old = createLeadsStore(database);
    await partitionByMonth(database, november);
    expect(await partitionOf(await accepted(old.accept(makeLead(), { at: november, clientId: 'a' })))).toBe(
      'leads_before',
    );
  });

  test('a reference from another month is not used again', async () => {
    const { database } = await open();
    await partitionByMonth(database, november);
    const drawn = ['SAME', 'SAME', 'OTHER'];
    const store = createLeadsStore(database, {
      isPartitioned: true,
      newReference: () => drawn.shift() ?? 'NONE',
    });
    await accepted(store.accept(makeLead(), { at: november, clientId: 'a' }));
    expect(await accepted(store.accept(makeLead(), { at: november + monthMs, clientId: 'a' }))).toBe('OTHER');
  });

  test('partitions are created months ahead, by any number of concurrent processes, and a lead beyond them is stored too', async () => {
    const { database, partitionsOf, partitionOf } = await open();
    await partitionByMonth(database, november);
    const store = createLeadsStore(database, { isPartitioned: true });
    const farAhead = november + 12 * monthMs;
    expect(await partitionOf(await accepted(store.accept(makeLead(), { at: farAhead, clientId: 'a' })))).toBe(
      'leads_other',
    );
    await Promise.all(Array.from({ length: 4 }, () => ensurePartitions(database, november + 2 * monthMs)));
    expect(await partitionsOf('leads')).toContain('leads_2027_03');
    expect(await partitionsOf('lead_outbox')).toContain('lead_outbox_2027_03');
    await ensurePartitions(database, november);
    expect(await partitionsOf('leads')).not.toContain('leads_2026_11');
  });

  test('while a backup reads the tables, new partitions are given up rather than leads, and created afterwards', async () => {
    const { database, partitionsOf } = await open();
    await partitionByMonth(database, november);
    const store = createLeadsStore(database, { isPartitioned: true });
    const endBackup = await readAsBackup(database);

    const later = november + 2 * monthMs;
    const making = { isOver: false };
    const made = ensurePartitions(database, later)
      .catch((problem: unknown) => problem)
      .finally(() => (making.isOver = true));
    while (!making.isOver) await accepted(store.accept(makeLead(), { at: november, clientId: 'a' }));
    expect(await made).toMatchObject({ code: '55P03' });
    expect(await partitionsOf('leads')).not.toContain('leads_2027_03');
    await accepted(store.accept(makeLead(), { at: later, clientId: 'a' }));

    await endBackup();
    await ensurePartitions(database, later);
    expect(await partitionsOf('leads')).toContain('leads_2027_03');
    expect(await partitionsOf('lead_outbox')).toContain('lead_outbox_2027_03');
  });

  test('a month with leads in the default partition keeps no other month from its partitions', async () => {
    const { database, partitionsOf } = await open();
    await partitionByMonth(database, november);
    const store = createLeadsStore(database, { isPartitioned: true });
    const march = Date.parse('2027-03-05T12:00:00Z');
    await accepted(store.accept(makeLead(), { at: march, clientId: 'a' }));
    await expect(ensurePartitions(database, march)).rejects.toMatchObject({ code: 'month-taken' });
    expect(await partitionsOf('leads')).toEqual(expect.arrayContaining(['leads_2027_04', 'leads_2027_05']));
    expect(await partitionsOf('leads')).not.toContain('leads_2027_03');
  });

  test('personal data is erased in every month', async () => {
    const { database } = await open();
    await partitionByMonth(database, november);
    const store = createLeadsStore(database, { isPartitioned: true });
    for (const at of [november, november + monthMs])
      await accepted(store.accept(makeLead({ email: 'robin@example.com' }), { at, clientId: 'a' }));
    const { own } = await store.findByEmail('robin@example.com');
    expect((await store.erase(own, november)).leads).toBe(2);
    expect((await store.findByEmail('robin@example.com')).own).toEqual([]);
  });

  test('a database without partitions is left alone', async () => {
    const { database, partitionsOf } = await open();
    await ensurePartitions(database, november);
    expect(await partitionsOf('leads')).toEqual([]);
  });
});

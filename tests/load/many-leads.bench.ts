// `npm run bench -- many-leads`: a PostgreSQL with a million leads of two years, before and after it is partitioned by
// month: how long the operations take that people wait for, and how large it is. Needs a PostgreSQL; takes some three
// minutes.
import { sql } from 'kysely';
import { findPostgres, type TestDatabase } from '#tests/support/engines.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { migrateLeads } from '#services/leads/store/migrate-leads.ts';
import { partitionByMonth } from '#services/leads/store/partition-by-month.ts';
import { isPartitioned } from '#services/leads/store/partitions.ts';
import { median, notMeasured, type Figure } from '../../scripts/bench/figure.ts';

const count = 1_000_000;
const days = 730;
const rounds = 9;
const acceptedAtOnce = 8;

type Leads = TestDatabase<LeadsTables>;

/** The operations that people wait for, with leads partitioned by month and in one table. */
export async function bench(): Promise<Figure[]> {
  const postgres = await findPostgres();
  if (postgres.isMissing) return notMeasured('no PostgreSQL answers');
  const database = await postgres.open<LeadsTables>();
  const now = Date.now();
  try {
    await migrateLeads(database);
    await fill(database, now);
    const whole = await measure(database, now);
    const started = performance.now();
    await partitionByMonth(database, now);
    const dividing = performance.now() - started;
    // New leads go into the partitions of the coming months.
    const divided = await measure(database, now);
    return [
      ...Object.entries(divided).map(([name, value]) => ({
        name,
        value,
        unit: 'ms',
        baseline: { name: 'one table', value: whole[name] ?? NaN },
      })),
      { name: 'dividing them', value: dividing, unit: 'ms' },
      { name: 'size with indexes', value: await sizeMiB(database), unit: 'MiB' },
    ];
  } finally {
    await database.close();
  }
}

/** Leads spread evenly over the time; all jobs are done except for the last hundred. */
async function fill(database: Leads, now: number): Promise<void> {
  const document = JSON.stringify(
    makeLead({ query: 'My bill counts a reading of another meter. '.repeat(12) }),
  );
  const first = now - days * 24 * 60 * 60 * 1_000;
  const step = (now - first) / count;
  const at = sql`(${first}::bigint + (nth * ${step}::float8)::bigint)`;
  const time = sql`lpad(to_hex(${at}), 12, '0')`;
  const id = sql`substr(${time}, 1, 8) || '-' || substr(${time}, 9, 4) || '-7' || lpad(to_hex(nth % 4096), 3, '0')
    || '-8000-' || lpad(to_hex(nth), 12, '0')`;
  await sql`insert into leads (id, reference, received_at, client_id, topic, document)
    select ${id}, 'R' || nth, to_char(to_timestamp(${at} / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'bench', 'help-&-support', replace(${document}, 'robin@', 'robin' || nth || '@')
    from generate_series(1::bigint, ${count}::bigint) as nth`.execute(database.maintenance);
  await sql`insert into lead_outbox (lead_id, kind, state, attempts, run_at)
    select id, 'crm-hand-over', case when received_at > ${new Date(now - 100 * step).toISOString()} then 'pending' else 'done' end,
      1, received_at from leads`.execute(database.maintenance);
  await sql`vacuum analyze`.execute(database.maintenance);
}

async function measure(database: Leads, now: number): Promise<Record<string, number>> {
  const store = createLeadsStore(database, {
    emailsADay: Infinity,
    isPartitioned: await isPartitioned(database),
  });
  const some = () => `R${1 + Math.floor(Math.random() * count)}`;
  return {
    'a lead is stored, 8 at once': await medianMs(() =>
      Promise.all(
        Array.from({ length: acceptedAtOnce }, () =>
          store.accept(makeLead(), {
            at: Date.now(),
            clientId: 'bench',
            idempotencyKey: crypto.randomUUID(),
          }),
        ),
      ),
    ),
    'jobs are claimed': await medianMs(() =>
      store.claim('crm-hand-over', { limit: 10, at: Date.now(), leaseMs: 1 }),
    ),
    'a lead is found by its reference': await medianMs(() => store.findByReference(some())),
    'the newest 20 are listed': await medianMs(() => store.newest(20)),
    'a page of the export': await medianMs(() => store.page(new Date(now - 9e8).toISOString(), 500)),
    'the backlog is counted': await medianMs(() => store.backlog()),
    'a person is found by e-mail': await medianMs(() => store.findByEmail(`${some()}@example.com`), 1),
  };
}

async function medianMs(work: () => Promise<unknown>, times = rounds): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  return median(took);
}

async function sizeMiB(database: Leads): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(
    database.queries,
  );
  return Number(rows[0]?.bytes) / 2 ** 20;
}

import { sql, type Kysely } from 'kysely';
import type { Database } from '#platform/database/open-database.ts';
import type { LeadsTables } from './leads-tables.ts';
import { idOfMonth, nextMonth, partitionName } from './month-of-id.ts';

/** The partitions of these months exist in advance, in case none can be created for a while. */
const monthsAhead = 2;

/**
 * How long a new partition waits for each of its locks. Leads queue behind that wait, and a backup holds the tables for
 * as long as it runs. A few such waits are shorter than the wait that `requestTimeouts` allows a lead.
 */
const lockWaitMs = 500;

/** The tables that grow with every lead, and the column that begins with a lead's time. */
const partitioned = [
  { table: 'leads', column: 'id' },
  { table: 'lead_outbox', column: 'lead_id' },
] as const;

/** Whether this database has its leads in partitions by month. */
export async function isPartitioned({ queries, engine }: Database<LeadsTables>): Promise<boolean> {
  if (engine !== 'postgres') return false;
  const { rows } = await sql<{ relkind: string }>`
    select relkind from pg_class where oid = to_regclass('leads')`.execute(queries);
  return rows[0]?.relkind === 'p';
}

/**
 * Divides the tables of leads by month of arrival. The existing leads become one partition, up to the end of the month
 * of `at` (ms since 1970), without being copied. The first of its two steps reads the tables while leads arrive. The
 * second one locks them: leads are refused for as long as it takes to read the tables once.
 */
export async function partitionByMonth({ maintenance }: Database<LeadsTables>, at: number): Promise<void> {
  const boundary = sql.lit(idOfMonth(nextMonth(at)));
  for (const { table, column } of partitioned) {
    const check = sql.id(`${table}_before`);
    await sql`alter table ${sql.table(table)} add constraint ${check}
      check (${sql.id(column)} < ${boundary}) not valid`.execute(maintenance);
    await sql`alter table ${sql.table(table)} validate constraint ${check}`.execute(maintenance);
  }
  await maintenance.transaction().execute(async (transaction) => {
    await sql`lock table leads, lead_outbox in access exclusive mode`.execute(transaction);
    await sql`alter table lead_outbox drop constraint lead_outbox_lead_id_fkey`.execute(transaction);
    for (const { table, column } of partitioned) {
      const before = sql.table(`${table}_before`);
      await sql`alter table ${sql.table(table)} rename to ${sql.id(`${table}_before`)}`.execute(transaction);
      await sql`create table ${sql.table(table)} (like ${before} including defaults)
        partition by range (${sql.id(column)})`.execute(transaction);
    }
    await sql`alter table leads add primary key (id)`.execute(transaction);
    await sql`alter table lead_outbox add primary key (lead_id, kind)`.execute(transaction);
    await sql`create index on leads (received_at, id)`.execute(transaction);
    await sql`create index on lead_outbox (state, kind, run_at)`.execute(transaction);
    for (const { table } of partitioned) {
      await sql`alter table ${sql.table(table)} attach partition ${sql.table(`${table}_before`)}
        for values from (minvalue) to (${boundary})`.execute(transaction);
      // For leads whose month has no partition: none is refused.
      await sql`create table ${sql.table(`${table}_other`)} partition of ${sql.table(table)} default`.execute(
        transaction,
      );
    }
    await sql`create unique index on leads_other (reference)`.execute(transaction);
    for (const month of monthsFrom(nextMonth(at))) await addPartitions(transaction, month);
    await sql`alter table lead_outbox add constraint lead_outbox_lead_id_fkey
      foreign key (lead_id) references leads (id)`.execute(transaction);
  });
}

/**
 * Creates the partitions of this month and the next ones, if they are missing. Rejects if one can't be created now: its
 * tables are in use (55P03), or the default partition has rows of its month (month-taken). The other months get theirs.
 */
export async function ensurePartitions(database: Database<LeadsTables>, at: number): Promise<void> {
  if (!(await isPartitioned(database))) return;
  const failures: unknown[] = [];
  for (const month of monthsFrom(at))
    await ensureMonth(database, month).catch((problem: unknown) => failures.push(problem));
  if (failures.length > 0) throw failures[0];
}

async function ensureMonth({ maintenance }: Database<LeadsTables>, month: number): Promise<void> {
  await maintenance.transaction().execute(async (transaction) => {
    // One process at a time; the number identifies this lock. No lead queues behind a wait for it.
    await sql`select pg_advisory_xact_lock(7318349394477056)`.execute(transaction);
    await sql`set local lock_timeout = ${sql.lit(lockWaitMs)}`.execute(transaction);
    await addPartitions(transaction, month);
  });
}

/** A moment in each month that has partitions in advance, in ms since 1970. */
function monthsFrom(at: number): number[] {
  const months = [at];
  while (months.length <= monthsAhead) months.push(nextMonth(months.at(-1) ?? at));
  return months;
}

async function addPartitions(queries: Kysely<LeadsTables>, month: number): Promise<void> {
  for (const table of partitioned) await addPartition(queries, table, month);
}

type Table = (typeof partitioned)[number];

async function addPartition(queries: Kysely<LeadsTables>, partition: Table, month: number): Promise<void> {
  const { table } = partition;
  const name = partitionName(table, month);
  const [from, to] = [idOfMonth(month), idOfMonth(nextMonth(month))];
  const { rows } = await sql<{ covered: boolean }>`
    select exists (
      select from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = to_regclass(${table})
        and (relname = ${name} or pg_get_expr(relpartbound, pg_class.oid) like ${`%TO ('${to}')`})
    ) as covered`.execute(queries);
  if (rows[0]?.covered) return;
  await refuseIfTaken(queries, partition, { from, to });
  await sql`create table ${sql.table(name)} partition of ${sql.table(table)}
    for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(queries);
  if (table === 'leads') await sql`create unique index on ${sql.table(name)} (reference)`.execute(queries);
}

/** PostgreSQL would refuse the partition, too, but only after it has read the default one, which locks leads out. */
async function refuseIfTaken(
  queries: Kysely<LeadsTables>,
  { table, column }: Table,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const id = sql.id(column);
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from ${sql.table(`${table}_other`)} where ${id} >= ${from} and ${id} < ${to}
    ) as taken`.execute(queries);
  if (rows[0]?.taken) throw new MonthTaken(`${table}_other has rows of the month from ${from} on`);
}

class MonthTaken extends Error {
  override name = 'MonthTaken';
  readonly code = 'month-taken';
}

import { sql, type Kysely } from 'kysely';
import type { Database } from '#platform/database/open-database.ts';
import type { LeadsTables } from './leads-tables.ts';
import { idOfMonth, nextMonth, partitionName } from './month-of-id.ts';

/** The partitions of these months exist in advance, in case none can be created for a while. */
const monthsAhead = 2;

/**
 * How long a site waits for each lock on the leads' tables, to change them. Leads queue behind that wait, and a backup holds
 * the tables for as long as it runs. A few such waits are shorter than the wait that `requestTimeouts` allows a lead.
 */
export const lockWaitMs = 500;

/** The tables that grow with every lead, and the column that begins with a lead's time. */
export const partitionedTables = [
  { table: 'leads', column: 'id' },
  { table: 'lead_outbox', column: 'lead_id' },
] as const;

/** Whether this database has its leads in partitions by month. */
export async function isPartitioned({
  queries,
  engine,
}: Pick<Database<LeadsTables>, 'queries' | 'engine'>): Promise<boolean> {
  if (engine !== 'postgres') return false;
  const { rows } = await sql<{ relkind: string }>`
    select relkind from pg_class where oid = to_regclass('leads')`.execute(queries);
  return rows[0]?.relkind === 'p';
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

/** Creates the partitions of the month of `at` and the next ones, in a transaction that may lock the tables. */
export async function addMonths(transaction: Kysely<LeadsTables>, at: number): Promise<void> {
  for (const month of monthsFrom(at)) await addPartitions(transaction, month);
}

/** A moment in each month that has partitions in advance, in ms since 1970. */
function monthsFrom(at: number): number[] {
  const months = [at];
  while (months.length <= monthsAhead) months.push(nextMonth(months.at(-1) ?? at));
  return months;
}

async function addPartitions(queries: Kysely<LeadsTables>, month: number): Promise<void> {
  for (const table of partitionedTables) await addPartition(queries, table, month);
}

type Table = (typeof partitionedTables)[number];

async function addPartition(queries: Kysely<LeadsTables>, partition: Table, month: number): Promise<void> {
  const { table } = partition;
  const name = partitionName(table, month);
  const [from, to] = [idOfMonth(month), idOfMonth(nextMonth(month))];
  // The first partition can reach beyond the month in which it was created.
  const { rows } = await sql<{ covered: boolean }>`
    select exists (
      select from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = to_regclass(${table})
        and (relname = ${name}
          or substring(pg_get_expr(relpartbound, pg_class.oid) from 'MINVALUE.*''(.*)''') >= ${to})
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

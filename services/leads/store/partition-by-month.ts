import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineCode } from '#platform/database/engine-code.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { LeadsTables } from './leads-tables.ts';
import { idOfMonth, nextMonth } from './month-of-id.ts';
import { checkOf, partitioningLock, dropChecks } from './partition-check.ts';
import { addMonths, isPartitioned, partitionedTables } from './partitions.ts';

/**
 * How long the partitioning waits for each of its locks. Leads queue behind that wait: for two tables it is shorter than the
 * wait that `requestTimeouts` allows a lead. It is longer than PostgreSQL's deadlock_timeout of 1 s, after which an
 * autovacuum gives way.
 */
const partitioningLockWaitMs = 1_200;
/** A query of an operator is over after a few tries; a backup takes longer than anybody wants to watch. */
const tries = 5;
/** Between two tries: the leads that have queued are stored in less. */
const pauseMs = 1_000;
/**
 * The first partition reaches at least this far, so that its check refuses no lead while the partitioning runs, or until a
 * site has dropped the check of an interrupted one.
 */
const leastReachMs = 24 * 60 * 60 * 1_000;

/** `in-use`: nothing was changed. `check-left`: except for checks, which `dropAbandonedChecks` drops later. */
export type PartitioningOutcome = 'partitioned' | 'in-use' | 'check-left';

/**
 * Divides the tables of leads by month of arrival. The existing leads become one partition, up to the end of the month
 * of `at` (ms since 1970), or of the next one on its last day, without being copied. Its first steps read the tables
 * while leads arrive. The last one locks them: leads are refused for as long as it takes to read the tables once. Gives
 * up while another program, such as a backup, has the tables locked.
 */
export async function partitionByMonth(
  { maintenance }: Database<LeadsTables>,
  at: number,
): Promise<PartitioningOutcome> {
  // One connection for all steps, since it holds the advisory lock.
  return maintenance.connection().execute(async (connection) => {
    const isLocked = await whenUnlocked(connection, takePartitioningLock);
    if (!isLocked) return 'in-use';
    try {
      if (await isPartitioned({ queries: connection, engine: 'postgres' })) return 'partitioned';
      return await partitionTables(connection, nextMonth(at + leastReachMs));
    } finally {
      await sql`select pg_advisory_unlock(${partitioningLock})`.execute(connection).catch(() => {});
    }
  });
}

/** Holds the lock until the connection ends or releases it. */
const takePartitioningLock = (queries: Kysely<LeadsTables>) =>
  sql`select pg_advisory_lock(${partitioningLock})`.execute(queries);

async function partitionTables(connection: Kysely<LeadsTables>, month: number): Promise<PartitioningOutcome> {
  const boundary = sql.lit(idOfMonth(month));
  if (!(await whenUnlocked(connection, (transaction) => addChecks(transaction, boundary)))) return 'in-use';
  const dropAgain = () =>
    connection
      .transaction()
      .execute(dropChecks)
      .then(
        () => 'in-use' as const,
        () => 'check-left' as const,
      );
  try {
    // No lead queues behind a wait for the lock of a validation.
    for (const { table } of partitionedTables)
      await sql`alter table ${sql.table(table)} validate constraint ${sql.id(checkOf(table))}`.execute(
        connection,
      );
    const isDone = await whenUnlocked(connection, (transaction) =>
      replaceTables(transaction, { month, boundary }),
    );
    return isDone ? 'partitioned' : await dropAgain();
  } catch (problem) {
    await dropAgain();
    throw problem;
  }
}

/** PostgreSQL enforces them for new rows at once. Those of an interrupted partitioning have an old boundary. */
async function addChecks(transaction: Kysely<LeadsTables>, boundary: RawBuilder<unknown>): Promise<void> {
  for (const { table, column } of partitionedTables) {
    const check = sql.id(checkOf(table));
    await sql`alter table ${sql.table(table)} drop constraint if exists ${check}, add constraint ${check}
      check (${sql.id(column)} < ${boundary}) not valid`.execute(transaction);
  }
}

async function replaceTables(
  transaction: Kysely<LeadsTables>,
  { month, boundary }: { month: number; boundary: RawBuilder<unknown> },
): Promise<void> {
  await sql`lock table leads, lead_outbox in access exclusive mode`.execute(transaction);
  await sql`alter table lead_outbox drop constraint if exists lead_outbox_lead_id_fkey`.execute(transaction);
  await sql`drop index if exists leads_by_time`.execute(transaction);
  for (const { table, column } of partitionedTables) {
    const before = sql.table(`${table}_before`);
    await sql`alter table ${sql.table(table)} rename to ${sql.id(`${table}_before`)}`.execute(transaction);
    await sql`create table ${sql.table(table)} (like ${before} including defaults)
      partition by range (${sql.id(column)})`.execute(transaction);
  }
  await sql`alter table leads add primary key (id)`.execute(transaction);
  await sql`alter table lead_outbox add primary key (lead_id, kind)`.execute(transaction);
  await sql`create index on lead_outbox (state, kind, run_at)`.execute(transaction);
  for (const { table } of partitionedTables) {
    await sql`alter table ${sql.table(table)} attach partition ${sql.table(`${table}_before`)}
      for values from (minvalue) to (${boundary})`.execute(transaction);
    // For leads whose month has no partition: none is refused.
    await sql`create table ${sql.table(`${table}_other`)} partition of ${sql.table(table)} default`.execute(
      transaction,
    );
  }
  await sql`create unique index on leads_other (reference)`.execute(transaction);
  await addMonths(transaction, month);
}

/**
 * Runs a change in a transaction once nobody else has its tables locked. False if somebody had in all tries: then
 * nothing has been changed.
 */
async function whenUnlocked(
  connection: Kysely<LeadsTables>,
  change: (transaction: Kysely<LeadsTables>) => Promise<unknown>,
): Promise<boolean> {
  for (let nth = 1; nth <= tries; nth += 1) {
    if (nth > 1) await setTimeout(pauseMs);
    try {
      await connection.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = ${sql.lit(partitioningLockWaitMs)}`.execute(transaction);
        await change(transaction);
      });
      return true;
    } catch (problem) {
      if (!isInUse(problem)) throw problem;
    }
  }
  return false;
}

/** Another transaction has a lock: `lock_not_available`, or `deadlock_detected` when it waits for ours, too. */
function isInUse(problem: unknown): boolean {
  return problem instanceof Error && ['55P03', '40P01'].includes(engineCode(problem) ?? '');
}

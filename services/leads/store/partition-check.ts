import { sql, type Kysely } from 'kysely';
import type { Database } from '#platform/database/open-database.ts';
import type { LeadsTables } from './leads-tables.ts';
import { lockWaitMs, partitionedTables } from './partitions.ts';

/**
 * The advisory lock that the partitioning of the tables holds from its first step to its last. A check on the tables while
 * nobody holds it was left by a command that was interrupted. PostgreSQL releases it when the connection ends.
 */
export const partitioningLock = sql.lit(7318349394477057);

/** The check that says how far the first partition reaches; it refuses every lead from the next month on. */
export function checkOf(table: string): string {
  return `${table}_before`;
}

/**
 * Drops the checks that an interrupted partitioning left on the tables: they would refuse the leads of the next month.
 * Rejects if the tables are in use (55P03). Leaves the checks of a partitioning that is still running.
 */
export async function dropAbandonedChecks({ maintenance, engine }: Database<LeadsTables>): Promise<void> {
  if (engine !== 'postgres') return;
  await maintenance.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(${partitioningLock}) as "isFree"`.execute(transaction);
    if (rows[0]?.isFree) await dropChecks(transaction);
  });
}

/** Drops the checks from tables that have them; the others are not locked. */
export async function dropChecks(transaction: Kysely<LeadsTables>): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(lockWaitMs)}`.execute(transaction);
  for (const { table } of partitionedTables) {
    const { rows } = await sql`
      select from pg_constraint where conrelid = to_regclass(${table}) and conname = ${checkOf(table)}`.execute(
      transaction,
    );
    if (rows.length === 0) continue;
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(checkOf(table))}`.execute(transaction);
  }
}

import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './open-database.ts';
import { lockRetryMs, lockWaitMs } from './sqlite-lock.ts';

/**
 * Removes what has been deleted and overwritten in these tables from the engine's files, as far as it can while the
 * database is in use (docs/how-to/work-with-leads.md says what may stay). Call it after the last deletion. False if
 * another process was reading an SQLite file for all of `waitMs`: its log then still has old copies.
 */
export async function removeOldCopies<Schema>(
  { maintenance, engine }: Database<Schema>,
  tables: readonly (keyof Schema & string)[],
  waitMs: number = lockWaitMs,
): Promise<boolean> {
  if (engine === 'postgres') {
    await sql`vacuum ${sql.join(tables.map((table) => sql.table(table)))}`.execute(maintenance);
    return true;
  }
  for (const deadline = performance.now() + waitMs; ; await setTimeout(lockRetryMs)) {
    // A checkpoint that others prevent is no error: it says so in its result.
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(maintenance);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() > deadline) return false;
  }
}

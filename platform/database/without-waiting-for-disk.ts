import { sql } from 'kysely';
import type { Database } from './open-database.ts';

/**
 * On SQLite, runs migrations without waiting for the disk after each of their statements: some thirty waits in a new
 * file. They are durable with the next write that is: SQLite's log keeps the order of writes, and each wait is for the
 * whole log. Without a log, and on PostgreSQL, nothing changes.
 */
export async function withoutWaitingForDisk<Schema, Result>(
  { engine, maintenance }: Database<Schema>,
  run: () => Promise<Result>,
): Promise<Result> {
  if (engine !== 'sqlite') return run();
  const { rows } = await sql<{ journal: string; waiting: number }>`
    select journal_mode as journal, synchronous as waiting from pragma_journal_mode, pragma_synchronous
  `.execute(maintenance);
  const [before] = rows;
  if (before?.journal !== 'wal' || before.waiting <= normal) return run();
  await sql`PRAGMA synchronous = NORMAL`.execute(maintenance);
  try {
    return await run();
  } finally {
    await sql`PRAGMA synchronous = ${sql.lit(before.waiting)}`.execute(maintenance);
  }
}

/** SQLite's number for NORMAL: only checkpoints of the log wait for the disk. */
const normal = 1;

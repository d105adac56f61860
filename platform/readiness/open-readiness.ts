import type { Clock } from '../clock/clock.ts';
import { requestTimeouts, type DatabaseTimeouts } from '../database/database-timeouts.ts';
import { openDatabase } from '../database/open-database.ts';
import { isLocked } from '../database/sqlite-lock.ts';
import { withTimeout } from '../waiting/with-timeout.ts';
import { migrateReadiness } from './migrate-readiness.ts';
import type { ReadinessTables } from './readiness-tables.ts';

/** Load balancers check every second, often several at once: a result is reused for this long. */
export const checkEveryMs = 2_000;
/** A database that takes longer for one row can't store a form either; the caller gets a response after 2 s anyway. */
const checkTimeouts: DatabaseTimeouts = { ...requestTimeouts, connectMs: 1_500, useMs: 1_500 };
/** On SQLite a write takes longer than this only while another process writes. */
const sqliteWriteMs = 1_000;
/**
 * How long another process may write to a SQLite file, for example to import addresses, before the file counts as
 * failing.
 */
export const lockTimeoutMs = 10_000;

export type Readiness = {
  name: 'database';
  /**
   * Resolves when the database accepted a write a moment ago. Rejects when it can't be written: full, read-only,
   * unreachable, hanging.
   */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  /** `file:…` or `postgres://…`: the product's database. */
  databaseUrl: string;
  clock: Clock;
};

/**
 * Whether the database can be written, checked by writing: to a separate row, over a separate connection, so that
 * neither a queue of visitors' statements nor an exhausted pool counts as a failure.
 */
export async function openReadiness({ databaseUrl, clock }: Options): Promise<Readiness> {
  const database = openDatabase<ReadinessTables>(databaseUrl, { connections: 1, timeouts: checkTimeouts });
  await migrateReadiness(database);
  let writtenAt = clock.monotonic();
  let last: { checkedAt: number; outcome: Promise<void> } | undefined;

  async function write(): Promise<true> {
    const row = { written_at: new Date(clock.now()).toISOString() };
    await database.queries
      .insertInto('readiness')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    writtenAt = clock.monotonic();
    return true;
  }

  /** A file that another process writes to is still writable, just not by us at this moment. */
  const isOnlyLocked = () => database.engine === 'sqlite' && clock.monotonic() - writtenAt < lockTimeoutMs;

  async function find(): Promise<void> {
    const writing = write().catch((problem: unknown) => {
      if (isLocked(problem) && isOnlyLocked()) return true;
      throw problem;
    });
    if (database.engine === 'postgres') return void (await writing);
    const isWritten = await withTimeout(writing, sqliteWriteMs);
    if (!isWritten && !isOnlyLocked()) throw new Error('The file has been locked for too long');
  }

  return {
    name: 'database',
    check() {
      const now = clock.monotonic();
      if (!last || now - last.checkedAt >= checkEveryMs) last = { checkedAt: now, outcome: find() };
      return last.outcome;
    },
    close: database.close,
  };
}

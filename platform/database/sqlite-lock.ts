import { setTimeout } from 'node:timers/promises';
import type { DatabaseConnection } from 'kysely';

/** How long a process waits for another one that writes to the SQLite file, in milliseconds. */
export const lockWaitMs = 5_000;
/** How long it waits before it tries again. */
export const lockRetryMs = 10;

/** SQLITE_BUSY: another process writes to the file. */
const busy = 5;

/** SQLite's number for the kind of an error, like 13 for a full disk; undefined for other errors. */
export function sqliteErrorCode(problem: unknown): number | undefined {
  // The higher bits contain the reason.
  return problem instanceof Error && 'errcode' in problem ? Number(problem.errcode) & 0xff : undefined;
}

export function isLocked(problem: unknown): boolean {
  return sqliteErrorCode(problem) === busy;
}

/** Blocks this process while another one has the file's lock: only for the moment in which a file is opened. */
export function waitWhileLocked<Result>(run: () => Result): Result {
  for (const deadline = performance.now() + lockWaitMs; ;) {
    try {
      return run();
    } catch (problem) {
      if (!isLocked(problem) || performance.now() > deadline) throw problem;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lockRetryMs);
    }
  }
}

/**
 * A connection that waits for another process's lock without blocking its own process: SQLite's own wait would stop
 * every request for as long. After a wait has timed out, calls fail at once for a while; otherwise all callers queued
 * for the connection would wait one after the other.
 */
export function waitForLock(connection: DatabaseConnection): DatabaseConnection {
  let waitsFrom = -Infinity;
  return {
    async executeQuery(query) {
      for (const start = performance.now(); ; await setTimeout(lockRetryMs)) {
        try {
          return await connection.executeQuery(query);
        } catch (problem) {
          const now = performance.now();
          if (!isLocked(problem) || now < waitsFrom) throw problem;
          if (now - start < lockWaitMs) continue;
          waitsFrom = now + lockWaitMs;
          throw problem;
        }
      }
    },
    streamQuery: (...query) => connection.streamQuery(...query),
  };
}

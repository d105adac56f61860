import { setTimeout } from 'node:timers/promises';
import type { DatabaseConnection } from 'kysely';

/** How long a process waits for another one that writes to the SQLite file, in milliseconds. */
export const lockWaitMs = 5_000;
/** How long it waits before it tries again. */
export const lockRetryMs = 10;

/** SQLITE_BUSY (5): another process writes to the file. The higher bits contain the reason. */
export function isLocked(problem: unknown): boolean {
  return problem instanceof Error && 'errcode' in problem && (Number(problem.errcode) & 0xff) === 5;
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

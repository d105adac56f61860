import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '#platform/logger/logger.ts';
import { engineCode } from '#platform/database/engine-code.ts';
import { ConfigError } from './config/config.ts';

/** How long one attempt may take: a server that is there answers in far less. */
const connectWithinMs = 3_000;
/** Short, so that the start does not lag behind the database. */
const betweenTriesMs = 1_000;
/** Often enough to be found in the log, and not so often that it fills the log. */
const logEveryMs = 30_000;
/**
 * What passes by itself: no address or no connection, none free (53300), the server is starting or stopping (57P03). All
 * else, such as a wrong password, is a mistake in the configuration.
 */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '53300',
  '57P03',
]);

type Deps = {
  databaseUrl: string;
  logger: Logger;
  /** Called at the first failure: the process will be waiting. */
  onAway: () => void;
};

/**
 * Resolves when PostgreSQL takes connections, however long that takes. An SQLite file is always there. Throws a
 * ConfigError for a failure that waiting can't fix.
 */
export async function waitForDatabase({ databaseUrl, logger, onAway }: Deps): Promise<void> {
  if (!databaseUrl.startsWith('postgres')) return;
  let awaySince: number | undefined;
  let loggedAt = -Infinity;
  for (;;) {
    const code = await tryToConnect(databaseUrl);
    const now = performance.now();
    if (code === undefined) {
      if (awaySince !== undefined)
        logger.info('database-found', { seconds: Math.round((now - awaySince) / 1_000) });
      return;
    }
    if (awaySince === undefined) onAway();
    awaySince ??= now;
    if (now - loggedAt >= logEveryMs) {
      loggedAt = now;
      logger.warn('waiting-for-database', { variable: 'DATABASE_URL', code });
    }
    await pause(betweenTriesMs);
  }
}

/** Undefined when it answered, otherwise the code of what passes by itself. */
async function tryToConnect(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectWithinMs });
  try {
    await client.connect();
    return undefined;
  } catch (problem) {
    const error = problem instanceof Error ? problem : new Error(String(problem));
    // pg gives its own time limit no code.
    const code = engineCode(error) ?? 'ETIMEDOUT';
    if (away.has(code)) return code;
    throw new ConfigError(`DATABASE_URL: ${error.message}`);
  } finally {
    await client.end().catch(() => {});
  }
}

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
 * Temporary failures: no address, no connection, no free connection (53300), or a server that is starting or stopping
 * (57P03). Anything else, such as a wrong password, is a configuration mistake.
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
  /** Called after the first failure, when the wait starts. */
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

/** Undefined if the database answered, otherwise the code of a temporary failure. */
async function tryToConnect(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectWithinMs });
  try {
    await client.connect();
    return undefined;
  } catch (problem) {
    const error = problem instanceof Error ? problem : new Error(String(problem));
    // pg's own timeout error has no code.
    const code = engineCode(error) ?? 'ETIMEDOUT';
    if (away.has(code)) return code;
    throw new ConfigError(`DATABASE_URL: ${error.message}`);
  } finally {
    await client.end().catch(() => {});
  }
}

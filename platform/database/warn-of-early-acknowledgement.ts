import { sql } from 'kysely';
import type { Logger } from '../logger/logger.ts';
import type { Database } from './open-database.ts';

/**
 * Logs a warning if PostgreSQL is set to acknowledge writes before they are on disk: if its machine fails, it loses
 * what it has acknowledged last. On SQLite the setting is ours.
 */
export async function warnOfEarlyAcknowledgement<Schema>(
  { engine, queries }: Database<Schema>,
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  if (engine !== 'postgres') return;
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off' order by name
  `.execute(queries);
  if (rows.length > 0)
    logger.warn('database-acknowledges-early', { off: rows.map(({ name }) => name).join(' ') });
}

import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Logger } from '../logger/logger.ts';
import type { Database } from './open-database.ts';

/** Stands in for a later release's migration: this release works with its tables (docs/how-to/upgrade.md). */
const migrationOfLaterRelease: Migration = {
  up: () => Promise.reject(new Error('A later release has this migration')),
};

/**
 * Brings a store's tables up to date. `store` names the store's own list of finished migrations, so that stores can
 * share a database. Safe with several processes starting at once. A migration may take a long time. Throws when one
 * fails. If a later release has already migrated the database, this one still starts, so that a release can be rolled
 * back.
 */
export async function migrate<Schema>(
  { maintenance }: Database<Schema>,
  store: string,
  migrations: Record<string, Migration>,
  logger?: Logger,
): Promise<void> {
  const table = `${store}_migrations`;
  const newest = Object.keys(migrations).toSorted().at(-1) ?? '';
  const later = (await finishedMigrations(maintenance, table)).filter((name) => name > newest);
  if (later.length > 0)
    logger?.warn('database-of-a-later-release', { store, migrations: later.toSorted().join(' ') });
  const known = {
    ...migrations,
    ...Object.fromEntries(later.map((name) => [name, migrationOfLaterRelease])),
  };
  const migrator = new Migrator({
    db: maintenance,
    provider: { getMigrations: async () => known },
    migrationTableName: table,
    migrationLockTableName: `${store}_migrations_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Empty until the list itself exists. */
async function finishedMigrations<Schema>(database: Kysely<Schema>, table: string): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(database);
  return rows.map(({ name }) => name);
}

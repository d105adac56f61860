import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Logger } from '../logger/logger.ts';
import type { Database } from './open-database.ts';
import { schemaForTables } from './schema-for-tables.ts';
import { withoutWaitingForDisk } from './without-waiting-for-disk.ts';

/** Stands in for a later release's migration: this release works with its tables (docs/how-to/upgrade.md). */
const migrationOfLaterRelease: Migration = {
  up: () => Promise.reject(new Error('A later release has this migration')),
};

/**
 * Brings a store's tables up to date. `store` names the store's own list of finished migrations, so that stores can
 * share a database; on PostgreSQL installations share one too, each in its own schema. Safe with several processes
 * starting at once. A migration may take a long time. Throws when one fails. If a later release has already migrated
 * the database, this one still starts, so that a release can be rolled back.
 */
export async function migrate<Schema>(
  database: Database<Schema>,
  store: string,
  migrations: Record<string, Migration>,
  logger?: Logger,
): Promise<void> {
  const table = `${store}_migrations`;
  const schema = await schemaForTables(database);
  const names = Object.keys(migrations).toSorted();
  const newest = names.at(-1) ?? '';
  const finished = await finishedMigrations(database, table, schema);
  const later = finished.filter((name) => name > newest);
  if (later.length > 0)
    logger?.warn('database-of-a-later-release', { store, migrations: later.toSorted().join(' ') });
  const isUpToDate =
    names.every((name) => finished.includes(name)) && finished.length === names.length + later.length;
  // As at most starts: the migrator would lock the database, and read all of its tables first.
  if (isUpToDate) return;
  const known = {
    ...migrations,
    ...Object.fromEntries(later.map((name) => [name, migrationOfLaterRelease])),
  };
  const migrator = new Migrator({
    db: database.maintenance,
    provider: { getMigrations: async () => known },
    // Otherwise the migrator takes a table of this name in any schema for its own.
    ...(schema !== undefined && { migrationTableSchema: schema }),
    migrationTableName: table,
    migrationLockTableName: `${store}_migrations_lock`,
  });
  const { error } = await withoutWaitingForDisk(database, () => migrator.migrateToLatest());
  if (error) throw error;
}

/** Empty until the list itself exists. Kysely's introspection would read every column of every table. */
async function finishedMigrations<Schema>(
  { maintenance, engine }: Database<Schema>,
  table: string,
  schema: string | undefined,
): Promise<string[]> {
  const found =
    engine === 'sqlite'
      ? sql`select name from sqlite_master where name = ${table}`
      : sql`select tablename from pg_tables where tablename = ${table} and schemaname = ${schema}`;
  if ((await found.execute(maintenance)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(maintenance);
  return rows.map(({ name }) => name);
}

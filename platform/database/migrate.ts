import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './open-database.ts';

/**
 * Brings a store's tables up to date. `store` names the store's own list of finished migrations, so that stores can
 * share a database. Safe with several processes starting at once. A migration may take long. Throws when one fails.
 */
export async function migrate<Schema>(
  { maintenance }: Database<Schema>,
  store: string,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({
    db: maintenance,
    provider: { getMigrations: async () => migrations },
    migrationTableName: `${store}_migrations`,
    migrationLockTableName: `${store}_migrations_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

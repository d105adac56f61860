import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

/**
 * Brings a store's tables up to date. `store` names the store's own list of done migrations, so that stores can
 * share a database. Safe with several processes starting at once. Throws when a migration fails.
 */
export async function migrate<Schema>(
  queries: Kysely<Schema>,
  store: string,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({
    db: queries,
    provider: { getMigrations: async () => migrations },
    migrationTableName: `${store}_migrations`,
    migrationLockTableName: `${store}_migrations_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

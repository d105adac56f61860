import { existsSync } from 'node:fs';
import { maintenanceTimeouts } from '../../platform/database/database-timeouts.ts';
import { openDatabase, type Database } from '../../platform/database/open-database.ts';
import { schemaForTables } from '../../platform/database/schema-for-tables.ts';
import { withoutSecrets } from '../../platform/database/without-secrets.ts';

/**
 * Opens the site's database for one command. `store` is the name under which its tables are migrated. Throws an error
 * meant for operators when they are not there: in a database that DATABASE_URL names by mistake, no command may
 * create them.
 */
export async function withDatabase<Tables, Result>(
  { url, store }: { url: string; store: string },
  use: (database: Database<Tables>) => Promise<Result>,
): Promise<Result> {
  const isPostgres = url.startsWith('postgres');
  const missing = `there is no site’s database at ${withoutSecrets(url)} yet: start the site once.`;
  // Opening a missing SQLite file would create an empty one.
  if (!isPostgres && !existsSync(url.replace(/^file:/, ''))) throw new Error(missing);
  const database = openDatabase<Tables>(url, { timeouts: maintenanceTimeouts });
  try {
    if (!(await hasTables(database, store))) throw new Error(missing);
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Whether the site has migrated a store's tables in this database. */
async function hasTables<Tables>(database: Database<Tables>, store: string): Promise<boolean> {
  const schema = await schemaForTables(database);
  const tables = await database.maintenance.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some((table) => table.name === `${store}_migrations` && table.schema === schema);
}

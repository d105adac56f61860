import { maintenanceTimeouts } from '../../platform/database/database-timeouts.ts';
import { openDatabase, type Database } from '../../platform/database/open-database.ts';
import { schemaForTables } from '../../platform/database/schema-for-tables.ts';
import { sqliteFileHasTable, sqlitePath } from '../../platform/database/sqlite-file.ts';
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
  const missing = `there is no site’s database at ${withoutSecrets(url)} yet: start the site once.`;
  const table = `${store}_migrations`;
  const path = sqlitePath(url);
  // Opening an SQLite file as the site's would create it, or change the mode and the journal of another program's.
  if (path !== undefined && !sqliteFileHasTable(path, table)) throw new Error(missing);
  const database = openDatabase<Tables>(url, { timeouts: maintenanceTimeouts });
  try {
    if (!(await hasTable(database, table))) throw new Error(missing);
    return await use(database);
  } finally {
    await database.close();
  }
}

async function hasTable<Tables>(database: Database<Tables>, name: string): Promise<boolean> {
  const schema = await schemaForTables(database);
  const tables = await database.maintenance.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some((table) => table.name === name && table.schema === schema);
}

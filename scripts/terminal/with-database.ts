import { existsSync } from 'node:fs';
import { maintenanceTimeouts } from '../../platform/database/database-timeouts.ts';
import { openDatabase, type Database } from '../../platform/database/open-database.ts';

/** Opens the site's database for one command. Throws an error meant for operators when there is none yet. */
export async function withDatabase<Tables, Result>(
  url: string,
  use: (database: Database<Tables>) => Promise<Result>,
): Promise<Result> {
  // Opening a missing SQLite file would create an empty one, and hide a wrong DATABASE_URL.
  if (!url.startsWith('postgres') && !existsSync(url.replace(/^file:/, '')))
    throw new Error(`there is no database at ${url} yet: start the site once.`);
  const database = openDatabase<Tables>(url, { timeouts: maintenanceTimeouts });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '#platform/database/open-database.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';

/** Locks the tables of leads on PostgreSQL as pg_dump does, until the returned function is called. */
export async function readAsBackup({ maintenance }: Database<LeadsTables>): Promise<() => Promise<void>> {
  const [reading, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // The server would soon end an idle transaction of the connections for requests.
  const backup = maintenance.transaction().execute(async (transaction) => {
    await sql`lock table leads, lead_outbox in access share mode`.execute(transaction);
    reading.resolve();
    await over.promise;
  });
  onTestFinished(() => over.resolve());
  await Promise.race([reading.promise, backup]);
  return async () => {
    over.resolve();
    await backup;
  };
}

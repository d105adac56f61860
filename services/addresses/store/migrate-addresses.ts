import { migrate } from '#platform/database/migrate.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { AddressesTables } from './addresses-tables.ts';
import { addresses } from './migrations/0001-addresses.ts';

/** Makes or brings up to date the tables of the address service; safe with several processes starting at once. */
export function migrateAddresses(database: Database<AddressesTables>): Promise<void> {
  return migrate(database, 'addresses', { '0001-addresses': addresses(database.engine) });
}

import { migrate } from '#platform/database/migrate.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { AddressesTables } from './addresses-tables.ts';
import { addresses } from './migrations/0001-addresses.ts';

/** Creates or updates the tables of the address service; safe with several processes starting at the same time. */
export function migrateAddresses(database: Database<AddressesTables>, logger?: Logger): Promise<void> {
  return migrate(database, 'addresses', { '0001-addresses': addresses(database.engine) }, logger);
}

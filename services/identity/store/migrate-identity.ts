import { migrate } from '#platform/database/migrate.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { IdentityTables } from './identity-tables.ts';
import { identity } from './migrations/0001-identity.ts';
import { knownAddresses } from './migrations/0002-known-addresses.ts';

/** Creates or updates the tables of the identity service; safe with several processes starting at the same time. */
export function migrateIdentity(database: Database<IdentityTables>, logger?: Logger): Promise<void> {
  return migrate(
    database,
    'identity',
    {
      '0001-identity': identity,
      '0002-known-addresses': knownAddresses,
    },
    logger,
  );
}

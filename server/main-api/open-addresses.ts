import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { createAddressesService } from '#services/addresses/addresses-service.ts';
import { loadSample } from '#services/addresses/load-sample.ts';
import { createAddressesStore } from '#services/addresses/store/addresses-store.ts';
import type { AddressesTables } from '#services/addresses/store/addresses-tables.ts';
import { migrateAddresses } from '#services/addresses/store/migrate-addresses.ts';
import type { Config } from '../config/config.ts';

type AddressesDeps = { config: Config; database: Database<AddressesTables>; clock: Clock; logger: Logger };

/** The embedded addresses service, with its sample. SPEC §7. */
export async function openAddresses({ config, database, clock, logger }: AddressesDeps) {
  await migrateAddresses(database);
  const store = createAddressesStore(database);
  await loadSample(store, config);
  return createAddressesService({ store, clock, logger });
}

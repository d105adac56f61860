import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { createAddressesService, type AddressesServiceDeps } from '#services/addresses/addresses-service.ts';
import { loadSample } from '#services/addresses/load-sample.ts';
import { createAddressesStore, type AddressesStore } from '#services/addresses/store/addresses-store.ts';
import type { AddressesTables } from '#services/addresses/store/addresses-tables.ts';
import { migrateAddresses } from '#services/addresses/store/migrate-addresses.ts';
import type { Config } from '../config/config.ts';

type AddressesDeps = { config: Config; database: Database<AddressesTables>; clock: Clock; logger: Logger };

/** The embedded addresses service, with its sample, which is loaded before the first address is looked up. SPEC §7. */
export async function openAddresses({ config, database, clock, logger }: AddressesDeps) {
  await migrateAddresses(database, logger);
  const store = createAddressesStore(database);
  return createAddressesService({ store: afterSample(store, config), clock, logger });
}

/** The store, whose first call loads the sample: filling an empty store takes longer than the rest of a start. */
function afterSample(store: AddressesStore, config: Config): AddressesServiceDeps['store'] {
  let loading: Promise<unknown> | undefined;
  async function loaded() {
    loading ??= loadSample(store, config);
    await loading.catch((problem: unknown) => {
      loading = undefined;
      throw problem;
    });
    return store;
  }
  return {
    findByPostcode: async (postcode) => (await loaded()).findByPostcode(postcode),
    find: async (id) => (await loaded()).find(id),
    addManual: async (parts, at) => (await loaded()).addManual(parts, at),
  };
}

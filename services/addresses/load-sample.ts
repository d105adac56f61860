import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importAddresses } from './import/import-addresses.ts';
import type { AddressesStore } from './store/addresses-store.ts';
import { samplePrefix } from './store/import-batches.ts';

/**
 * Loads the sample addresses of `contentDir` if the store is empty, so that the product can be tried immediately;
 * the first import of real addresses deletes them. Returns how many were loaded: 0 if there were addresses, or if
 * the content has no sample. Safe with several processes starting at the same time.
 */
export async function loadSample(
  store: AddressesStore,
  { contentDir }: { contentDir: string },
): Promise<number> {
  const file = join(contentDir, 'addresses', 'sample.csv');
  if (!existsSync(file) || !(await store.isEmpty())) return 0;
  const loaded = await importAddresses({ store, file, idPrefix: samplePrefix, restart: true });
  return loaded.outcome === 'done' ? loaded.loaded : 0;
}

import type { KeySealer } from '#services/identity/store/signing-keys.ts';
import { openSealed, sealFor } from './create-sealer.ts';

const purpose = 'signing-key';

/**
 * Encrypts the provider's signing keys, which stay in the database for months. Keys that were stored before seals had a
 * purpose are accepted without one: they can only come from the database, never from a visitor's browser.
 */
export function createKeySealer(secrets: string[]): KeySealer {
  return {
    seal: (key, seconds) => sealFor(secrets, purpose, key, seconds),
    unseal: async (sealed) => {
      const opened = await openSealed(secrets, sealed);
      return opened?.purpose === purpose || opened?.purpose === undefined ? opened?.value : undefined;
    },
  };
}

import { sealData, unsealData } from 'iron-session';
import type { Sealer } from '#app/journey-cookies/sealed-cookie.ts';

/** Seals with the first secret and reads what any of them sealed, so that secrets can be rotated. */
export function createSealer(secrets: string[]): Sealer {
  const [current = ''] = secrets;
  return {
    seal: (value, seconds) => sealData({ value }, { password: current, ttl: seconds }),
    unseal: async (sealed) => {
      if (sealed === '') return undefined;
      // Each is tried: a number for each in the seal would mean another secret once the list has changed.
      for (const password of secrets) {
        const opened = await unsealData<{ value?: unknown }>(sealed, { password }).catch(() => undefined);
        if (opened?.value !== undefined) return opened.value;
      }
      return undefined;
    },
  };
}

import { sealData, unsealData } from 'iron-session';
import type { Sealer } from '#contracts/cookies/sealed-cookie.ts';

/** Browsers store no cookie that is longer, and a signing key is a quarter of it. */
const longestSealed = 4_096;

type Sealed = { purpose?: unknown; value?: unknown };

/**
 * Seals with the first secret and reads what any of them sealed, so that secrets can be rotated. A value is bound to
 * the purpose it was sealed for, like the name of its cookie.
 */
export function createSealer(secrets: string[]): Sealer {
  return {
    seal: (purpose, value, seconds) => sealFor(secrets, purpose, value, seconds),
    unseal: async (purpose, sealed) => {
      const opened = await openSealed(secrets, sealed);
      return opened?.purpose === purpose ? opened.value : undefined;
    },
  };
}

/** Seals with the first secret. */
export function sealFor(
  [current = '']: string[],
  purpose: string,
  value: unknown,
  seconds: number,
): Promise<string> {
  return sealData({ purpose, value }, { password: current, ttl: seconds });
}

/** The value, if any of the secrets can read it for its purpose; undefined otherwise. */
export async function openSealed(secrets: string[], sealed: string): Promise<Sealed | undefined> {
  if (sealed === '' || sealed.length > longestSealed) return undefined;
  // All secrets are tried: a number in the seal would refer to another secret once the list has changed.
  for (const password of secrets) {
    const opened = await unsealData<Sealed>(sealed, { password }).catch(() => undefined);
    if (opened?.value !== undefined) return opened;
  }
  return undefined;
}

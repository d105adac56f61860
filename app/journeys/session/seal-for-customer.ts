import { createHash } from 'node:crypto';
import { unverifiedSubject } from '#clients/identity/unverified-subject.ts';
import type { Sealer } from '#contracts/cookies/sealed-cookie.ts';
import { sealedForCustomer } from '#contracts/journey-cookies.ts';

/**
 * Seals the journeys of a signed-in customer for this customer: on a shared browser the next one to sign in must
 * neither see them nor send them. A visitor without a session can open them, since a session may end during a journey;
 * so can a customer who signs in during a journey, whose first answers have no customer.
 */
export function sealForCustomer(sealer: Sealer, cookieHeader: string | null): Sealer {
  return {
    seal: (purpose, content, seconds) => {
      const customer = currentCustomer(cookieHeader);
      return sealer.seal(purpose, customer ? { customer, content } : content, seconds);
    },
    unseal: async (purpose, sealed) => {
      const unsealed = await sealer.unseal(purpose, sealed);
      const owned = sealedForCustomer.safeParse(unsealed);
      if (!owned.success) return unsealed;
      const customer = currentCustomer(cookieHeader);
      const isAnotherCustomer = customer && owned.data.customer !== customer;
      return isAnotherCustomer ? undefined : owned.data.content;
    },
  };
}

/** A hash, so that every customer's has the same length. */
function currentCustomer(cookieHeader: string | null): string | undefined {
  const subject = unverifiedSubject(cookieHeader);
  return subject && createHash('sha256').update(subject).digest('base64url');
}

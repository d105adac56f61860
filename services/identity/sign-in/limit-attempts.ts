import type { Allowance } from '#contracts/allowance.ts';
import type { RateLimiter } from '#platform/rate-limits/open-rate-limits.ts';
import type { KnownAddresses } from '../store/known-addresses.ts';

export type SignInLimiters = {
  /** Tries from one visitor address, for any account. */
  ofAddress: RateLimiter;
  /** Tries for one account from one visitor address. */
  ofAccountHere: RateLimiter;
  /** Tries for one account from everywhere. */
  ofAccount: RateLimiter;
  /** Tries for one account from an address that is new to it, once `ofAccount` is used up. */
  ofAccountFromNewAddress: RateLimiter;
};

type Deps = { limiters: SignInLimiters; knownAddresses: KnownAddresses };

/**
 * Counts attempts to sign in before the password is checked: concurrent ones gain nothing over sequential ones. A
 * successful one is refunded. Nobody can lock a customer out from elsewhere: an account's own limit slows only
 * addresses from which nobody has signed in to it.
 */
export function limitAttempts({ limiters, knownAddresses }: Deps) {
  const { ofAddress, ofAccountHere, ofAccount, ofAccountFromNewAddress } = limiters;
  return {
    async begin(email: string, address: string): Promise<Allowance> {
      const account = accountKey(email);
      const here = `${account} ${address}`;
      const byAddress = await ofAddress.consume(address);
      if (!byAddress.ok) return byAddress;
      const byBoth = await ofAccountHere.consume(here);
      if (!byBoth.ok) return byBoth;
      const byAccount = await ofAccount.consume(account);
      if (byAccount.ok || (await knownAddresses.has(account, address))) return { ok: true };
      return ofAccountFromNewAddress.consume(here);
    },
    async succeeded(email: string, address: string): Promise<void> {
      const account = accountKey(email);
      const here = `${account} ${address}`;
      await Promise.all([
        ofAddress.reward(address),
        ofAccount.reward(account),
        ofAccountHere.reset(here),
        ofAccountFromNewAddress.reset(here),
        knownAddresses.remember(account, address),
      ]);
    },
  };
}

export type AttemptLimit = ReturnType<typeof limitAttempts>;

function accountKey(email: string): string {
  return email.trim().toLowerCase();
}

import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import { CountedAttempts } from '../store/counted-attempts.ts';
import type { IdentityTables } from '../store/identity-tables.ts';

const quarterHour = 15 * 60;
/** Wrong passwords for one e-mail, from anywhere: far from guessing one, enough for someone who tries their few. */
export const triesPerAccount = 10;
/** Tries from one address, for any e-mail: a household or an office behind one address still fits. */
export const triesPerAddress = 50;

/** A try may go on, or has to wait so many seconds. */
export type Attempt = { ok: true } | { ok: false; waitSeconds: number };

/**
 * Counts tries to sign in, by account and by address, before the password is looked at: many at once get no more
 * than one after the other. One that succeeds is taken back.
 */
export function limitAttempts(deps: { database: Database<IdentityTables>; clock: Clock }) {
  const accounts = new CountedAttempts(deps, {
    keyPrefix: 'account',
    points: triesPerAccount,
    duration: quarterHour,
  });
  const addresses = new CountedAttempts(deps, {
    keyPrefix: 'address',
    points: triesPerAddress,
    duration: quarterHour,
  });
  return {
    async begin(email: string, address: string): Promise<Attempt> {
      try {
        await addresses.consume(address);
        await accounts.consume(accountKey(email));
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, waitSeconds: Math.ceil(refusal.msBeforeNext / 1_000) };
      }
    },
    async succeeded(email: string, address: string): Promise<void> {
      await accounts.delete(accountKey(email));
      await addresses.reward(address);
    },
  };
}

export type AttemptLimit = ReturnType<typeof limitAttempts>;

function accountKey(email: string): string {
  return email.trim().toLowerCase();
}

import type { AccountsClient } from '#clients/accounts/create-accounts-client.ts';
import type { CustomersClient } from '#clients/customers/create-customers-client.ts';
import { findToken } from '#clients/identity/token-cookies.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { sha256 } from '#platform/hash/sha256.ts';
import type { Config } from '../../config/config.ts';
import { lookUpsByCalls, lookUpsOfToken, type LookUps } from './look-ups.ts';

/** SPEC §9: data stays fresh this long. */
export const freshMs = 30_000;
/** How many sessions are cached at once. Beyond that, the one cached longest ago is evicted. */
export const sessionLimit = 1_000;

type Deps = { clock: Clock; detailsFrom: Config['detailsFrom'] };
type CachedSession = { answers: Map<string, unknown>; freshUntil: number };

/**
 * Looks up customers, and caches the answers for 30 s per session. A session is identified by the hash of its two
 * tokens, so an answer never reaches another customer or outlives a sign-in. Failures are not cached. A call in
 * progress is not shared: it ends with its visitor's request, or at the limit of customer-lookup.ts.
 */
export function createCustomerCache({ clock, detailsFrom }: Deps) {
  const sessions = new Map<string, CachedSession>();

  function sessionOf(key: string): CachedSession {
    const now = clock.monotonic();
    for (const [other, { freshUntil }] of sessions) {
      // All other entries are newer.
      if (freshUntil > now) break;
      sessions.delete(other);
    }
    const session = sessions.get(key) ?? { answers: new Map<string, unknown>(), freshUntil: now + freshMs };
    sessions.set(key, session);
    const [first] = sessions.keys();
    if (sessions.size > sessionLimit && first !== undefined) sessions.delete(first);
    return session;
  }

  return {
    /** The look-ups of one request, by its cookies. */
    lookUps: (customers: CustomersClient, accounts: AccountsClient, cookieHeader: string | null): LookUps => {
      if (detailsFrom.customers === 'token') return lookUpsOfToken;
      const key = sessionKey(cookieHeader);
      const asked = detailsFrom.accounts === 'token' ? undefined : accounts;
      if (key === undefined) return lookUpsByCalls(customers, asked);
      const once =
        <T>(name: string, call: () => Promise<T>) =>
        async (): Promise<T> => {
          const { answers } = sessionOf(key);
          if (answers.has(name)) return answers.get(name) as T;
          const answer = await call();
          // If the session was dropped meanwhile, nobody reads this any more.
          answers.set(name, answer);
          return answer;
        };
      return lookUpsByCalls(
        { countAccounts: once('count', customers.countAccounts), find: once('customers', customers.find) },
        asked && { find: once('accounts', asked.find) },
      );
    },
    /** At a sign-out: drops everything cached for the session of these cookies. */
    forget: (cookieHeader: string | null) => {
      const key = sessionKey(cookieHeader);
      if (key !== undefined) sessions.delete(key);
    },
  };
}

export type CustomerCache = ReturnType<typeof createCustomerCache>;

/** Undefined without an identity token: nobody is signed in, and nothing is looked up. */
function sessionKey(cookieHeader: string | null): string | undefined {
  const [identity, access] = [findToken('nep', cookieHeader), findToken('uaa', cookieHeader)];
  if (!identity.ok) return undefined;
  const tokens = [identity.token, access.ok ? access.token : ''];
  return sha256(JSON.stringify(tokens));
}

import { createHash } from 'node:crypto';
import type { AccountsClient } from '#clients/accounts/create-accounts-client.ts';
import type { CustomersClient } from '#clients/customers/create-customers-client.ts';
import { findToken } from '#clients/identity/token-cookies.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { lookUpsByCalls, type LookUps } from './look-ups.ts';

/** SPEC §9: data stays fresh this long. */
export const freshMs = 30_000;
/** Sessions whose answers are kept at once; the one that asked first is forgotten first. */
export const sessionLimit = 1_000;

type Kept = { answers: Map<string, unknown>; freshUntil: number };

/**
 * Look-ups of a customer by calls that are made once in 30 s for each session. A session is its two tokens, by their hash,
 * so nothing is ever told to another customer or after another sign-in. Failures are not kept. A call that is under way is
 * not shared: it ends with the request that made it.
 */
export function keepLookUps({ clock }: { clock: Clock }) {
  const sessions = new Map<string, Kept>();

  function keptOf(key: string): Kept {
    const now = clock.monotonic();
    for (const [other, { freshUntil }] of sessions) {
      // The others began later.
      if (freshUntil > now) break;
      sessions.delete(other);
    }
    const kept = sessions.get(key) ?? { answers: new Map<string, unknown>(), freshUntil: now + freshMs };
    sessions.set(key, kept);
    const [first] = sessions.keys();
    if (sessions.size > sessionLimit && first !== undefined) sessions.delete(first);
    return kept;
  }

  return {
    /** The look-ups of one request, by its cookies. */
    lookUps: (customers: CustomersClient, accounts: AccountsClient, cookieHeader: string | null): LookUps => {
      const key = sessionKey(cookieHeader);
      if (key === undefined) return lookUpsByCalls(customers, accounts);
      const once =
        <T>(name: string, call: () => Promise<T>) =>
        async (): Promise<T> => {
          const { answers } = keptOf(key);
          if (answers.has(name)) return answers.get(name) as T;
          const answer = await call();
          // Where the session was forgotten meanwhile, nobody reads this any more.
          answers.set(name, answer);
          return answer;
        };
      return lookUpsByCalls(
        { countAccounts: once('count', customers.countAccounts), find: once('customers', customers.find) },
        { find: once('accounts', accounts.find) },
      );
    },
    /** At a sign-out: nothing is kept of the session of these cookies. */
    forget: (cookieHeader: string | null) => {
      const key = sessionKey(cookieHeader);
      if (key !== undefined) sessions.delete(key);
    },
  };
}

export type KeptLookUps = ReturnType<typeof keepLookUps>;

/** Undefined without an identity token: nobody is signed in, and nothing is looked up. */
function sessionKey(cookieHeader: string | null): string | undefined {
  const [identity, access] = [findToken('nep', cookieHeader), findToken('uaa', cookieHeader)];
  if (!identity.ok) return undefined;
  const tokens = [identity.token, access.ok ? access.token : ''];
  return createHash('sha256').update(JSON.stringify(tokens)).digest('base64url');
}

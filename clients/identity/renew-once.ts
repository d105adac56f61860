import type { Clock } from '#platform/clock/clock.ts';
import { sha256 } from '#platform/hash/sha256.ts';
import type { GrantedSession } from './renew-by-grant.ts';
import type { RefreshOutcome } from './session-tokens.ts';

/** Which process may use a refresh token: claimed in the shared store. Both reject if the store fails. */
export type RefreshTokenClaims = {
  /** True for the first caller. */
  claim: (use: string) => Promise<boolean>;
  /** Releases a claim, because the refresh token was not used after all. */
  release: (use: string) => Promise<void>;
};

/** For this many ms, concurrent requests, and those whose browser missed the response, get the same new tokens. */
export const repeatMs = 10 * 60_000;
/** A few kilobytes each; beyond this many, the oldest are forgotten. */
const mostRepeats = 2_000;

type Deps = {
  claims: RefreshTokenClaims;
  grant: (given: GrantedSession) => Promise<RefreshOutcome>;
  clock: Clock;
};
type Renewal = {
  outcome: Promise<RefreshOutcome>;
  startedAt: number;
  /** The refresh token that was used, and the new one that was returned for it. */
  refreshTokens: string[];
  isEnded: boolean;
};

/**
 * Uses each refresh token once, however many tabs and processes renew at the same moment: at many issuers a second use
 * ends the whole sign-in. Requests to this process all get the same result; those to another process get `elsewhere`.
 */
export function renewOnce({ claims, grant, clock }: Deps) {
  const renewals = new Map<string, Renewal>();

  function forgetOld() {
    for (const [use, { startedAt }] of renewals) {
      if (clock.monotonic() < startedAt + repeatMs && renewals.size <= mostRepeats) return;
      renewals.delete(use);
    }
  }

  /** Leaves a newer renewal, begun after this one's session had ended, in its place. */
  function forget(use: string, renewal: Renewal) {
    if (renewals.get(use) === renewal) renewals.delete(use);
  }

  async function askOnce(given: GrantedSession, use: string): Promise<RefreshOutcome> {
    if (!(await claims.claim(use))) return { ok: false, reason: 'elsewhere' };
    const outcome = await grant(given).catch(() => unreachable);
    if (!outcome.ok && outcome.reason === 'unreachable') await claims.release(use);
    return outcome;
  }

  function begin(given: GrantedSession, use: string): Renewal {
    const renewal: Renewal = {
      outcome: askOnce(given, use).catch(() => unreachable),
      startedAt: clock.monotonic(),
      refreshTokens: [given.session.refreshToken],
      isEnded: false,
    };
    renewals.set(use, renewal);
    void renewal.outcome.then((outcome) => {
      if (!outcome.ok) forget(use, renewal);
      else if (outcome.session?.refreshToken) renewal.refreshTokens.push(outcome.session.refreshToken);
    });
    return renewal;
  }

  return {
    renew: async (given: GrantedSession): Promise<RefreshOutcome> => {
      forgetOld();
      const use = nameUse(given);
      const renewal = renewals.get(use) ?? begin(given, use);
      const outcome = await renewal.outcome;
      return renewal.isEnded ? { ok: false, reason: 'signed-out' } : outcome;
    },

    /** Called when the visitor signs out: tokens renewed from this one, or issued with it, are no longer returned. */
    end: (refreshToken: string) => {
      for (const [use, renewal] of renewals) {
        if (!renewal.refreshTokens.includes(refreshToken)) continue;
        renewal.isEnded = true;
        renewals.delete(use);
      }
    },
  };
}

const unreachable = { ok: false, reason: 'unreachable' } as const;

/** Some issuers return the same token again: then only the time distinguishes this use from the next. */
function nameUse({ session: { refreshToken, renewFrom } }: GrantedSession): string {
  return sha256(`${renewFrom} ${refreshToken}`);
}

import type { Clock } from '#platform/clock/clock.ts';
import { sha256 } from '#platform/hash/sha256.ts';
import type { GrantedSession } from './renew-by-grant.ts';
import type { RefreshOutcome } from './session-tokens.ts';

/** Which process may use a refresh token: claimed in the shared store. Both reject if the store fails. */
export type RefreshTokenClaims = {
  /** True for the first to ask. */
  claim: (use: string) => Promise<boolean>;
  /** It was not used after all. */
  release: (use: string) => Promise<void>;
};

/** For so many ms, requests that ran concurrently, or whose browser missed the answer, get the same new tokens. */
export const repeatMs = 10 * 60_000;
/** Some kilobytes each: what is beyond this many is forgotten, the oldest first. */
const mostRepeats = 2_000;

type Deps = {
  claims: RefreshTokenClaims;
  grant: (given: GrantedSession) => Promise<RefreshOutcome>;
  clock: Clock;
};
type Renewal = {
  outcome: Promise<RefreshOutcome>;
  startedAt: number;
  /** The refresh token that was used, and the one that it brought. */
  refreshTokens: string[];
  isEnded: boolean;
};

/**
 * Uses each refresh token once, however many tabs and processes renew at the same moment: at many issuers a second use
 * ends the whole sign-in. In this process all get the same answer; a request to another learns that it comes second.
 */
export function renewOnce({ claims, grant, clock }: Deps) {
  const renewals = new Map<string, Renewal>();

  function forgetOld() {
    for (const [use, { startedAt }] of renewals) {
      if (clock.monotonic() < startedAt + repeatMs && renewals.size <= mostRepeats) return;
      renewals.delete(use);
    }
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
      if (!outcome.ok) renewals.delete(use);
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
      return renewal.isEnded ? { ok: false, reason: 'refused' } : outcome;
    },

    /** The visitor signs out: tokens renewed from this one, or issued with it, are no longer given out. */
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

import { repeatMs, type RefreshTokenClaims } from '#clients/identity/renew-once.ts';
import type { ReplayCache } from '#platform/replay-cache/open-replay-cache.ts';

/** How long a claim lasts, in seconds: as long as renewOnce repeats its answer. Later requests have newer cookies. */
const claimedSeconds = repeatMs / 1_000;

/** Each refresh token can be used once: it is claimed in the database that all processes share. */
export function claimRefreshTokens(replays: ReplayCache): RefreshTokenClaims {
  const name = (use: string) => `refresh-token ${use}`;
  return {
    claim: (use) => replays.claim(name(use), claimedSeconds),
    release: (use) => replays.release(name(use)),
  };
}

import type { SignOuts } from '#clients/identity/sign-outs.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { ReplayCache } from '#platform/replay-cache/open-replay-cache.ts';

/** Added to a token's remaining life, in seconds: the clocks of processes differ, and a renewal takes a while. */
const marginSeconds = 60;

/** Which identity tokens were signed out, in the database that all processes share. */
export function rememberSignOuts(replays: ReplayCache, clock: Clock): SignOuts {
  const name = (identityToken: string) => `signed-out ${identityToken}`;
  return {
    add: async (identityToken, expiresAt) => {
      const remainingSeconds = Math.ceil((expiresAt - clock.now()) / 1_000);
      await replays.claim(name(identityToken), remainingSeconds + marginSeconds);
    },
    has: (identityToken) => replays.isClaimed(name(identityToken)),
  };
}

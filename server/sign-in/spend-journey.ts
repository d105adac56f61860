import { journeyMs, type SpendJourney } from '#clients/identity/finish-sign-in.ts';
import type { ReplayCache } from '#platform/replay-cache/open-replay-cache.ts';

/** Twice as long as any journey lasts, in seconds: the clocks of processes differ. */
const rememberedSeconds = (2 * journeyMs) / 1_000;

/** Each sign-in journey is good for one answer: its nonce is claimed in the database that all processes share. */
export function spendJourneys(replays: ReplayCache): SpendJourney {
  return ({ nonce }) => replays.claim(`sign-in ${nonce}`, rememberedSeconds);
}

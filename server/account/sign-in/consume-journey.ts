import { journeyMs, type ConsumeJourney } from '#clients/identity/finish-sign-in.ts';
import type { ReplayCache } from '#platform/replay-cache/open-replay-cache.ts';

/** In seconds: twice the life of any journey, since the clocks of processes differ. */
const rememberedSeconds = (2 * journeyMs) / 1_000;

/** Each sign-in journey accepts one answer: its nonce is claimed in the database that all processes share. */
export function consumeJourneys(replays: ReplayCache): ConsumeJourney {
  return ({ nonce }) => replays.claim(`sign-in ${nonce}`, rememberedSeconds);
}

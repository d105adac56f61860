import { journeyMs, type SpendJourney } from '#clients/identity/finish-sign-in.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import { openReplayCache } from '#platform/replay-cache/open-replay-cache.ts';
import type { ReplayCacheTables } from '#platform/replay-cache/replay-cache-tables.ts';

type Deps = { database: Database<ReplayCacheTables>; clock: Clock };

/** Twice as long as any journey lasts, in seconds: the clocks of processes differ. */
const rememberedSeconds = (2 * journeyMs) / 1_000;

/** Each sign-in journey is good for one answer: its nonce is claimed in the database that all processes share. */
export async function openSpendJourney(deps: Deps): Promise<SpendJourney> {
  const replays = await openReplayCache(deps);
  return ({ nonce }) => replays.claim(`sign-in ${nonce}`, rememberedSeconds);
}

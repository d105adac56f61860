import { sha256 } from '../hash/sha256.ts';
import type { Clock } from '../clock/clock.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/open-database.ts';
import { replayCache } from './migrations/0001-replay-cache.ts';
import type { ReplayCacheTables } from './replay-cache-tables.ts';

export type ReplayCache = {
  /**
   * True for the first use of a key, false for every other by any process until `seconds` have passed. Rejects when
   * the database does not answer: whether the key was used is then unknown, so it must not be accepted.
   */
  claim: (key: string, seconds: number) => Promise<boolean>;
  /** Whether a key was claimed, by any process. Rejects like `claim`. */
  isClaimed: (key: string) => Promise<boolean>;
  /** Releases a claim, because its purpose was not achieved. */
  release: (key: string) => Promise<void>;
};

/** How often expired keys are deleted, in milliseconds. They do no harm, so they can wait. */
const cleanEveryMs = 10 * 60_000;

/**
 * Remembers in the database which keys were used, for all processes on it and across restarts. Keys are hashed:
 * neither a nonce nor a name is stored. Creates its table.
 */
export async function openReplayCache({
  database,
  clock,
}: {
  database: Database<ReplayCacheTables>;
  clock: Clock;
}): Promise<ReplayCache> {
  const { queries } = database;
  await migrate(database, 'replay_cache', { '0001-replay-cache': replayCache });
  let cleanFrom = -Infinity;

  async function clean(): Promise<void> {
    if (clock.monotonic() < cleanFrom) return;
    cleanFrom = clock.monotonic() + cleanEveryMs;
    await queries.deleteFrom('replay_cache').where('expires_at', '<=', iso(clock.now())).execute();
  }

  return {
    async claim(key, seconds) {
      await clean();
      // Of several concurrent claims, one inserts the row; both engines make the others wait for it.
      const first = await queries
        .insertInto('replay_cache')
        .values({
          key: hash(key),
          expires_at: iso(clock.now() + seconds * 1_000),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst();
      return first !== undefined;
    },
    async isClaimed(key) {
      const found = await queries
        .selectFrom('replay_cache')
        .select('key')
        .where('key', '=', hash(key))
        .executeTakeFirst();
      return found !== undefined;
    },
    async release(key) {
      await queries.deleteFrom('replay_cache').where('key', '=', hash(key)).execute();
    },
  };
}

function hash(key: string): string {
  return sha256(key);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

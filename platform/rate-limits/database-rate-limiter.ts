import { sql } from 'kysely';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { sha256 } from '../hash/sha256.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/open-database.ts';
import type { RateLimitsTables } from './rate-limits-tables.ts';

type Deps = { database: Database<RateLimitsTables>; clock: Clock };
type Limit = { keyPrefix: string; points: number; duration: number };
/**
 * The clocks of processes that count together differ by less than this: a count that ends even later was made before
 * a clock was set back.
 */
const clocksDifferMs = 60_000;
type Counted = { points: number; expires_at: string };

/**
 * rate-limiter-flexible on the project's database, so that all processes count together. Its own SQL stores need a
 * driver or a table of their own. Keys are hashed: neither an address nor an e-mail is stored.
 */
export class DatabaseRateLimiter extends RateLimiterStoreAbstract {
  readonly #queries;
  readonly #clock;

  constructor({ database, clock }: Deps, limit: Limit) {
    super({ ...limit, storeClient: database });
    this.#queries = database.queries;
    this.#clock = clock;
  }

  /** A count over `ms` is current if it ends after `now` and no later than `latest`. */
  #bounds(ms: number) {
    const now = this.#clock.now();
    return {
      now: new Date(now).toISOString(),
      latest: new Date(now + ms + clocksDifferMs).toISOString(),
    };
  }

  override async _upsert(key: string, points: number, ms: number, forceExpire = false): Promise<Counted> {
    const { now, latest } = this.#bounds(ms);
    const fresh = { points, expires_at: new Date(this.#clock.now() + ms).toISOString() };
    const isOver = sql<boolean>`(rate_limits.expires_at <= ${now} or rate_limits.expires_at > ${latest})`;
    return this.#queries
      .insertInto('rate_limits')
      .values({ key: hashed(key), ...fresh })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(
          forceExpire
            ? fresh
            : {
                points: sql`case when ${isOver} then ${points} else rate_limits.points + ${points} end`,
                expires_at: sql`case when ${isOver} then ${fresh.expires_at} else rate_limits.expires_at end`,
              },
        ),
      )
      .returning(['points', 'expires_at'])
      .executeTakeFirstOrThrow();
  }

  override async _get(key: string): Promise<Counted | null> {
    const { now, latest } = this.#bounds(this.duration * 1_000);
    const row = await this.#queries
      .selectFrom('rate_limits')
      .select(['points', 'expires_at'])
      .where('key', '=', hashed(key))
      .where('expires_at', '>', now)
      .where('expires_at', '<=', latest)
      .executeTakeFirst();
    return row ?? null;
  }

  override async _delete(key: string): Promise<boolean> {
    const deleted = await this.#queries
      .deleteFrom('rate_limits')
      .where('key', '=', hashed(key))
      .returning('key')
      .execute();
    return deleted.length > 0;
  }

  override _getRateLimiterRes(
    _key: string,
    changed: number,
    { points, expires_at }: Counted,
  ): RateLimiterRes {
    const wait = Math.max(Date.parse(expires_at) - this.#clock.now(), 0);
    return new RateLimiterRes(Math.max(this.points - points, 0), wait, points, points === changed);
  }
}

function hashed(key: string): string {
  return sha256(key);
}

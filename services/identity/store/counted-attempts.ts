import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { IdentityTables } from './identity-tables.ts';

type Deps = { database: Database<IdentityTables>; clock: Clock };
type Counted = { points: number; expires_at: string };

/**
 * rate-limiter-flexible on the project's database, so that all processes count together. Its own stores for SQL want
 * a driver or a table of their own. Keys are hashed: what was typed as an e-mail is not kept.
 */
export class CountedAttempts extends RateLimiterStoreAbstract {
  readonly #queries;
  readonly #clock;

  constructor({ database, clock }: Deps, limit: { keyPrefix: string; points: number; duration: number }) {
    super({ ...limit, storeClient: database });
    this.#queries = database.queries;
    this.#clock = clock;
  }

  override async _upsert(key: string, points: number, ms: number, forceExpire = false): Promise<Counted> {
    const now = new Date(this.#clock.now()).toISOString();
    const fresh = { points, expires_at: new Date(this.#clock.now() + ms).toISOString() };
    const isOver = sql<boolean>`identity_attempts.expires_at <= ${now}`;
    return this.#queries
      .insertInto('identity_attempts')
      .values({ key: hidden(key), ...fresh })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(
          forceExpire
            ? fresh
            : {
                points: sql`case when ${isOver} then ${points} else identity_attempts.points + ${points} end`,
                expires_at: sql`case when ${isOver} then ${fresh.expires_at} else identity_attempts.expires_at end`,
              },
        ),
      )
      .returning(['points', 'expires_at'])
      .executeTakeFirstOrThrow();
  }

  override async _get(key: string): Promise<Counted | null> {
    const row = await this.#queries
      .selectFrom('identity_attempts')
      .select(['points', 'expires_at'])
      .where('key', '=', hidden(key))
      .where('expires_at', '>', new Date(this.#clock.now()).toISOString())
      .executeTakeFirst();
    return row ?? null;
  }

  override async _delete(key: string): Promise<boolean> {
    const gone = await this.#queries
      .deleteFrom('identity_attempts')
      .where('key', '=', hidden(key))
      .returning('key')
      .execute();
    return gone.length > 0;
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

function hidden(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

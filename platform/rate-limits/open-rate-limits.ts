import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock/clock.ts';
import { openDatabase, type Database } from '../database/open-database.ts';
import { DatabaseRateLimiter } from './database-rate-limiter.ts';
import { migrateRateLimits } from './migrate-rate-limits.ts';
import type { RateLimitsTables } from './rate-limits-tables.ts';

/** Allowed, or refused with the number of whole seconds to wait. */
export type Allowance = { ok: true } | { ok: false; waitSeconds: number };
/** At most `points` within `seconds`, counted from the first. */
export type LimitRule = { points: number; seconds: number };

export type RateLimiter = {
  /**
   * Counts `points` (1 unless given) for a key. Every rule must allow it; they are checked in order. Never throws.
   */
  consume: (key: string, points?: number) => Promise<Allowance>;
  /** Gives a key back some of the points it consumed. */
  reward: (key: string, points?: number) => Promise<void>;
  /** Deletes the counts of a key. */
  reset: (key: string) => Promise<void>;
};

export type RateLimits = {
  /** A limiter with its own name; all processes on the same database count together under that name. */
  limiter: (name: string, rules: readonly LimitRule[]) => RateLimiter;
  close: () => Promise<void>;
};

type Options = {
  /** `file:…` or `postgres://…`: the product's database. */
  databaseUrl: string;
  clock: Clock;
  /** Every limit is multiplied by this; 'off' allows everything. RATE_LIMITS. */
  factor: number | 'off';
  /** How long a count waits for the database. */
  answerWithinMs?: number;
  /** Called with the name of a limiter that refuses. */
  onRefused?: (name: string) => void;
};

/** A healthy database answers in a few milliseconds; a visitor does not wait longer than this for a count. */
const defaultAnswerWithinMs = 500;
/**
 * After a failure this process counts alone for this long, so that a failing database is not queried at every
 * request.
 */
const countAloneMs = 5_000;
/** Separate connections, so that counting does not wait for a slow query; each count is one short statement. */
const limitConnections = 3;
/** How often expired counts are deleted. They are never read, so they can wait. */
const cleanEveryMs = 10 * 60_000;

const allowed: Allowance = { ok: true };
const unlimited: RateLimiter = {
  consume: async () => allowed,
  reward: async () => {},
  reset: async () => {},
};

/**
 * Rate limits that all processes share through the database. On PostgreSQL they are a table in it; with SQLite they
 * are a separate file, whose writes do not wait for the disk. While the database fails, each process counts in its
 * own memory.
 */
export async function openRateLimits(options: Options): Promise<RateLimits> {
  const { databaseUrl, clock, factor, answerWithinMs = defaultAnswerWithinMs, onRefused } = options;
  if (factor === 'off') return { limiter: () => unlimited, close: async () => {} };
  const database = openDatabase<RateLimitsTables>(rateLimitsUrl(databaseUrl), {
    isDurable: false,
    connections: limitConnections,
  });
  await migrateRateLimits(database);
  const cleaning = setInterval(() => void deleteExpired(database, clock), cleanEveryMs).unref();
  let aloneUntil = 0;

  /** Counts in the database, or in this process's memory while the database does not answer. */
  async function either<T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    if (performance.now() < aloneUntil) return instead();
    try {
      return await within(answerWithinMs, ask());
    } catch (problem) {
      if (problem instanceof RateLimiterRes) throw problem;
      aloneUntil = performance.now() + countAloneMs;
      return instead();
    }
  }

  function limiterOfRule(keyPrefix: string, { points, seconds }: LimitRule) {
    const limit = { keyPrefix, points: Math.ceil(points * Number(factor)), duration: seconds };
    const shared = new DatabaseRateLimiter({ database, clock }, limit);
    const alone = new RateLimiterMemory(limit);
    return {
      consume: (key: string, cost: number) =>
        either(
          () => shared.consume(key, cost),
          () => alone.consume(key, cost),
        ),
      reward: (key: string, cost: number) =>
        either(
          () => shared.reward(key, cost),
          () => alone.reward(key, cost),
        ),
      reset: (key: string) =>
        either(
          () => shared.delete(key),
          () => alone.delete(key),
        ),
    };
  }

  return {
    limiter(name, rules) {
      const limiters = rules.map((rule) => limiterOfRule(`${name}-${rule.seconds}`, rule));
      return {
        async consume(key, points = 1) {
          // One after the other: a request that a shorter rule refuses is not counted against a longer one.
          for (const limiter of limiters) {
            const allowance = await allowanceOf(limiter.consume(key, points));
            if (!allowance.ok) {
              onRefused?.(name);
              return allowance;
            }
          }
          return allowed;
        },
        async reward(key, points = 1) {
          await Promise.all(limiters.map((limiter) => limiter.reward(key, points)));
        },
        async reset(key) {
          await Promise.all(limiters.map((limiter) => limiter.reset(key)));
        },
      };
    },
    async close() {
      clearInterval(cleaning);
      await database.close();
    },
  };
}

async function allowanceOf(consuming: Promise<unknown>): Promise<Allowance> {
  try {
    await consuming;
    return allowed;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { ok: false, waitSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) };
  }
}

function rateLimitsUrl(databaseUrl: string): string {
  if (!databaseUrl.startsWith('file:') || databaseUrl === 'file::memory:') return databaseUrl;
  return `${databaseUrl}.rate-limits`;
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The database is late')), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function deleteExpired({ queries }: Database<RateLimitsTables>, clock: Clock): Promise<void> {
  const now = new Date(clock.now()).toISOString();
  await queries
    .deleteFrom('rate_limits')
    .where('expires_at', '<=', now)
    .execute()
    .catch(() => {});
}

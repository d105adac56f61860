import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import { sha256 } from '#platform/hash/sha256.ts';
import type { IdentityTables } from './identity-tables.ts';

/** Long enough for a customer who signs in once a quarter, when a bill arrives. */
export const knownForMs = 92 * 24 * 60 * 60_000;

/** The visitor (IP) addresses from which each account signed in, stored as one hash of account and address. */
export function knownAddresses({
  database: { queries },
  clock,
}: {
  database: Database<IdentityTables>;
  clock: Clock;
}) {
  return {
    async has(account: string, address: string): Promise<boolean> {
      const row = await queries
        .selectFrom('identity_known_addresses')
        .select('key')
        .where('key', '=', keyOf(account, address))
        .where('expires_at', '>', iso(clock.now()))
        .executeTakeFirst();
      return row !== undefined;
    },
    async remember(account: string, address: string): Promise<void> {
      const expires_at = iso(clock.now() + knownForMs);
      await queries
        .insertInto('identity_known_addresses')
        .values({ key: keyOf(account, address), expires_at })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at }))
        .execute();
      await queries
        .deleteFrom('identity_known_addresses')
        .where('expires_at', '<=', iso(clock.now()))
        .execute();
    },
  };
}

export type KnownAddresses = ReturnType<typeof knownAddresses>;

function keyOf(account: string, address: string): string {
  return sha256(`${account} ${address}`);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

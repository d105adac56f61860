import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { IdentityTables } from './identity-tables.ts';

/** A customer who signs in once in a quarter, as bills come, is known at home. */
export const knownForMs = 92 * 24 * 60 * 60_000;

/** From where each account was signed in to. One hash of both is stored: neither can be read from it. */
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
  return createHash('sha256').update(`${account} ${address}`).digest('base64url');
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import { tokenSeconds } from '#contracts/token-seconds.ts';
import type { IdentityTables } from './identity-tables.ts';

export const signingAlgorithm = 'ES256';

/** A new key is published this long before it signs, so that every process and every site knows it by then. */
export const announcedMs = 2 * 60_000;
/** A key that no longer signs stays published until its last token has expired, plus a while for clock skew. */
export const publishedMs = announcedMs + tokenSeconds * 1_000 + 60_000;

export type SigningKey = JWK & { kid: string };
type StoredKey = { key: SigningKey; signsFrom: number };

/** Encrypts keys with the site's secret; `unseal` returns undefined for any other secret. Created by the server. */
export type KeySealer = {
  seal: (value: unknown, seconds: number) => Promise<string>;
  unseal: (sealed: string) => Promise<unknown>;
};
/** A seal with this lifetime never expires. */
const forEver = 0;

/** The keys that sign tokens, sealed in the database. All processes with the same secret share them. */
export function signingKeys({ database: { queries }, clock, sealer }: SigningKeysDeps) {
  async function add(generation: number, signsFrom: number): Promise<SigningKey> {
    const key = await newKey();
    // If two processes start or rotate at the same time, the first one's key is used.
    await queries
      .insertInto('identity_keys')
      .values({
        generation,
        kid: key.kid,
        private_jwk: await sealer.seal(key, forEver),
        signs_from: new Date(signsFrom).toISOString(),
      })
      .onConflict((conflict) => conflict.column('generation').doNothing())
      .execute();
    return key;
  }

  /** The keys that the secrets can decrypt, and the newest generation, decryptable or not. */
  async function all() {
    const rows = await queries.selectFrom('identity_keys').selectAll().orderBy('generation').execute();
    const keys: (StoredKey & { generation: number })[] = [];
    for (const { generation, private_jwk, signs_from } of rows) {
      const key = await sealer.unseal(private_jwk);
      if (isSigningKey(key)) keys.push({ generation, key, signsFrom: Date.parse(signs_from) });
    }
    return { keys, newest: rows.at(-1)?.generation ?? 0 };
  }

  return {
    /** The keys to publish, the signing one first. Creates a key if none is readable. */
    async inUse(): Promise<SigningKey[]> {
      const { keys, newest } = await all();
      if (keys.length === 0) await add(newest + 1, clock.now());
      return keysInUse((await all()).keys, clock.now());
    },
    /**
     * Adds a key that signs after a while, deletes those whose tokens have all expired, and seals the others with the
     * newest secret, so that none of them needs an older one. Undefined if there are keys but none is readable: the
     * site could not use a key that is sealed with another secret.
     */
    async rotate(): Promise<{ kid: string; signsFrom: number } | undefined> {
      const { keys: before, newest } = await all();
      if (before.length === 0 && newest > 0) return undefined;
      const signsFrom = clock.now() + (newest === 0 ? 0 : announcedMs);
      await add(newest + 1, signsFrom);
      const { keys: after } = await all();
      const remaining = new Set(keysInUse(after, clock.now()).map(({ kid }) => kid));
      const gone = before.filter(({ key }) => !remaining.has(key.kid)).map(({ generation }) => generation);
      if (gone.length > 0)
        await queries.deleteFrom('identity_keys').where('generation', 'in', gone).execute();
      for (const { generation, key } of before.filter(({ key: { kid } }) => remaining.has(kid)))
        await queries
          .updateTable('identity_keys')
          .set({ private_jwk: await sealer.seal(key, forEver) })
          .where('generation', '=', generation)
          .execute();
      const added = after.at(-1);
      return { kid: added?.key.kid ?? '', signsFrom: added?.signsFrom ?? signsFrom };
    },
  };
}

export type SigningKeysDeps = { database: Database<IdentityTables>; clock: Clock; sealer: KeySealer };

/** The keys published at a time: the signing one first, then the next ones, then those just replaced. */
export function keysInUse(keys: StoredKey[], now: number): SigningKey[] {
  const oldestFirst = keys.toSorted((one, other) => one.signsFrom - other.signsFrom);
  const signing = Math.max(
    0,
    oldestFirst.findLastIndex(({ signsFrom }) => signsFrom <= now),
  );
  const published = oldestFirst.filter((_key, index) => {
    const replacedAt = oldestFirst[index + 1]?.signsFrom;
    return index >= signing || (replacedAt !== undefined && now < replacedAt + publishedMs);
  });
  const first = oldestFirst[signing];
  return [first, ...published.filter((key) => key !== first)].flatMap((stored) => stored?.key ?? []);
}

function isSigningKey(value: unknown): value is SigningKey {
  return typeof value === 'object' && value !== null && 'kid' in value && 'd' in value;
}

async function newKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  return {
    ...(await exportJWK(privateKey)),
    kid: crypto.randomUUID(),
    alg: signingAlgorithm,
    use: 'sig',
  };
}

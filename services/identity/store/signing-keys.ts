import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import { tokenSeconds } from '#contracts/identity.ts';
import type { IdentityTables } from './identity-tables.ts';

export const signingAlgorithm = 'ES256';

/** A new key is published this long before it signs, so that every process and every site knows it by then. */
export const announcedMs = 2 * 60_000;
/** A key that no longer signs stays published until the last token of it has expired, and a while for clocks apart. */
export const keptMs = announcedMs + tokenSeconds * 1_000 + 60_000;

export type SigningKey = JWK & { kid: string };
type StoredKey = { key: SigningKey; signsFrom: number };

/** The keys of tokens, kept in the database, private parts included. All processes use the same. */
export function signingKeys({ database: { queries }, clock }: Deps) {
  async function add(generation: number, signsFrom: number): Promise<SigningKey> {
    const key = await newKey();
    // Of two processes that start or rotate at once, the first one's key counts.
    await queries
      .insertInto('identity_keys')
      .values({
        generation,
        kid: key.kid,
        private_jwk: JSON.stringify(key),
        signs_from: new Date(signsFrom).toISOString(),
      })
      .onConflict((conflict) => conflict.column('generation').doNothing())
      .execute();
    return key;
  }

  async function all(): Promise<(StoredKey & { generation: number })[]> {
    const rows = await queries.selectFrom('identity_keys').selectAll().orderBy('generation').execute();
    return rows.map((row) => ({
      generation: row.generation,
      key: JSON.parse(row.private_jwk) as SigningKey,
      signsFrom: Date.parse(row.signs_from),
    }));
  }

  return {
    /** The keys to publish, the one that signs first. Makes the first key where there is none. */
    async inUse(): Promise<SigningKey[]> {
      if ((await all()).length === 0) await add(1, clock.now());
      return keysInUse(await all(), clock.now());
    },
    /** Adds a key that signs in a while, and takes out those of which no token can be left. */
    async rotate(): Promise<{ kid: string; signsFrom: number }> {
      const before = await all();
      const signsFrom = clock.now() + (before.length === 0 ? 0 : announcedMs);
      await add((before.at(-1)?.generation ?? 0) + 1, signsFrom);
      const kept = new Set(keysInUse(await all(), clock.now()).map(({ kid }) => kid));
      const gone = before.filter(({ key }) => !kept.has(key.kid)).map(({ generation }) => generation);
      if (gone.length > 0)
        await queries.deleteFrom('identity_keys').where('generation', 'in', gone).execute();
      const newest = (await all()).at(-1);
      return { kid: newest?.key.kid ?? '', signsFrom: newest?.signsFrom ?? signsFrom };
    },
  };
}

type Deps = { database: Database<IdentityTables>; clock: Clock };

/** Which keys are published at a time: the one that signs first, then the next ones, then those just replaced. */
export function keysInUse(keys: StoredKey[], now: number): SigningKey[] {
  const oldestFirst = keys.toSorted((one, other) => one.signsFrom - other.signsFrom);
  const signing = Math.max(
    0,
    oldestFirst.findLastIndex(({ signsFrom }) => signsFrom <= now),
  );
  const published = oldestFirst.filter((_key, index) => {
    const replacedAt = oldestFirst[index + 1]?.signsFrom;
    return index >= signing || (replacedAt !== undefined && now < replacedAt + keptMs);
  });
  const first = oldestFirst[signing];
  return [first, ...published.filter((key) => key !== first)].flatMap((stored) => stored?.key ?? []);
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

import { describe, expect, onTestFinished, test } from 'vitest';
import { openRateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import { signInLimiters } from '#server/account/identity/sign-in-limiters.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import type { IdentityTables } from '../store/identity-tables.ts';
import { knownAddresses, knownForMs } from '../store/known-addresses.ts';
import { migrateIdentity } from '../store/migrate-identity.ts';
import { limitAttempts } from './limit-attempts.ts';

const ada = 'ada@example.com';
const hour = 3_600;
const day = 24 * hour;
const [home, train] = ['192.0.2.1', '198.51.100.1'];
/** The addresses of attackers. */
const crowd = (from: number, many: number) =>
  Array.from({ length: many }, (_, nth) => `203.0.113.${from + nth}`);

for (const engine of await engines()) {
  describe(engine.name, longTimeout, () => {
    async function opened() {
      const database = await engine.open<IdentityTables>();
      onTestFinished(() => database.close());
      await migrateIdentity(database);
      const clock = movableClock();
      // In memory, because a limit that a busy server counts late would start from zero.
      const limits = await openRateLimits({ databaseUrl: 'file::memory:', clock, factor: 1 });
      onTestFinished(() => limits.close());
      const limit = limitAttempts({
        limiters: signInLimiters(limits),
        knownAddresses: knownAddresses({ database, clock }),
      });
      /** How many of this many wrong passwords are checked. */
      const guess = async (address: string, tries: number, email = ada) => {
        let looked = 0;
        for (let nth = 0; nth < tries; nth += 1) if ((await limit.begin(email, address)).ok) looked += 1;
        return looked;
      };
      const signIn = async (address: string) => {
        const attempt = await limit.begin(ada, address);
        if (attempt.ok) await limit.succeeded(ada, address);
        return attempt;
      };
      /** A hundred wrong passwords within a day, from ten addresses. */
      const attack = async () => {
        for (const address of crowd(1, 10)) expect(await guess(address, 12)).toBe(10);
      };
      return { database, clock, guess, signIn, attack };
    }

    test('while an account is attacked from many addresses, each new address gets one try an hour', async () => {
      const { clock, guess, attack } = await opened();
      await attack();
      for (const address of crowd(100, 5)) expect(await guess(address, 10)).toBe(1);
      clock.pass(hour * 1_000);
      expect(await guess('203.0.113.100', 10)).toBe(1);
      expect(await guess('203.0.113.200', 10, 'another@example.com')).toBe(10);
    });

    test('while an account is attacked, its customer signs in at home as usual, and elsewhere if the first password is right', async () => {
      const { guess, signIn, attack } = await opened();
      expect((await signIn(home)).ok).toBe(true);
      await attack();
      expect(await guess(home, 9)).toBe(9);
      expect((await signIn(home)).ok).toBe(true);
      expect((await signIn(train)).ok).toBe(true);
      expect(await guess(train, 9), 'known from now on').toBe(9);
    });

    test('while an account is attacked, a customer who mistypes the password at a new address waits an hour', async () => {
      const { clock, guess, signIn, attack } = await opened();
      await attack();
      expect(await guess(train, 1)).toBe(1);
      expect(await signIn(train)).toEqual({ ok: false, waitSeconds: hour });
      clock.pass(hour * 1_000);
      expect((await signIn(train)).ok).toBe(true);
    });

    test('the limits are reset after a day, and a visitor address that has not been used for long is no longer known', async () => {
      const { clock, guess, signIn, attack } = await opened();
      await signIn(home);
      await attack();
      clock.pass(day * 1_000);
      expect(await guess('203.0.113.50', 12)).toBe(10);
      clock.pass(knownForMs);
      await attack();
      expect(await guess(home, 5)).toBe(1);
    });

    test('twenty concurrent attempts get no further than sequential ones', async () => {
      const { guess, attack } = await opened();
      const atOnce = async (address: string, email: string) => {
        const looked = await Promise.all(Array.from({ length: 20 }, () => guess(address, 1, email)));
        return looked.filter(Boolean).length;
      };
      expect(await atOnce(home, 'another@example.com')).toBe(10);
      await attack();
      expect(await atOnce(train, ada)).toBe(1);
    });

    test('the stored rows contain neither the account nor the address', async () => {
      const { database, signIn } = await opened();
      await signIn(home);
      const rows = await database.queries.selectFrom('identity_known_addresses').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toMatch(/ada|192\.0/);
    });
  });
}

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isPassword } from '../../services/identity/passwords/password-hash.ts';
import type { IdentityTables } from '../../services/identity/store/identity-tables.ts';
import { migrateIdentity } from '../../services/identity/store/migrate-identity.ts';
import { announcedMs, signingKeys } from '../../services/identity/store/signing-keys.ts';
import { createKeySealer } from '../../server/edge/sealing/create-key-sealer.ts';
import { engines } from '../../tests/support/engines.ts';
import { movableClock } from '../../tests/support/movable-clock.ts';
import { identityCommand } from './identity-command.ts';

const siteSecret = 's'.repeat(32);

async function run(
  words: string[],
  databaseUrl = 'file:/no/such/place.db',
  clock = movableClock(),
  secret = siteSecret,
) {
  let [printed, complained] = ['', ''];
  const code = await identityCommand(words, {
    databaseUrl: () => databaseUrl,
    sealer: () => createKeySealer([secret]),
    clock,
    readPassword: async () => 'a word\n',
    print: (text) => void (printed += text),
    complain: (text) => void (complained += text),
  });
  return { code, printed, complained };
}

for (const engine of await engines()) {
  test(`${engine.name}: rotate-keys names the next signing key, and when it takes over`, async () => {
    const database = await engine.open<IdentityTables>();
    await migrateIdentity(database);
    const clock = movableClock();
    const keys = signingKeys({ database, clock, sealer: createKeySealer([siteSecret]) });
    const [old] = await keys.inUse();
    const { code, printed } = await run(['rotate-keys'], database.url, clock);
    expect(code).toBe(0);
    expect(printed).toContain(new Date(clock.now() + announcedMs).toISOString());
    clock.pass(announcedMs);
    const [signing, previous] = await keys.inUse();
    expect(printed).toContain(signing?.kid ?? 'none');
    expect(previous?.kid).toBe(old?.kid);
    expect(await run(['rotate-keys'], database.url, clock, 'of another site'.padEnd(32, '.'))).toMatchObject({
      code: 3,
      complained: expect.stringContaining('SESSION_SECRET'),
    });
    expect(await keys.inUse(), 'nothing was added').toHaveLength(2);
    await database.close();
  });
}

test('without a database nothing is created, and the command says so', async () => {
  expect(await run(['rotate-keys'])).toMatchObject({
    code: 3,
    complained: expect.stringContaining('no database'),
  });
});

test.each([
  [{ DATABASE_URL: 'postgres://root@127.0.0.1:1/none' }, 'connect ECONNREFUSED 127.0.0.1:1'],
  [
    { PORT: 'abc' },
    "The configuration can't be used. Correct this variable:\n  PORT: expected a whole number from 1 to 65535",
  ],
])('rotate-keys with %j says why it can’t be done, and exits with 3', (env, reason) => {
  const script = new URL('../identity.ts', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'rotate-keys'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 3,
    stdout: '',
    stderr: `The keys can’t be rotated: ${reason}\n`,
  });
});

test('hash-password prints a hash of the line it read', async () => {
  const { printed } = await run(['hash-password']);
  expect(await isPassword('a word', printed.trim())).toBe(true);
});

test.each([[['rotate-key']], [['rotate-keys', 'now']]])(
  '%j is an unknown command: usage and exit code 2',
  async (words) => {
    expect(await run(words)).toMatchObject({ code: 2, complained: expect.stringContaining('Usage') });
  },
);

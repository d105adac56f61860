import { spawnSync } from 'node:child_process';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { isPassword } from '../../services/identity/passwords/password-hash.ts';
import type { IdentityTables } from '../../services/identity/store/identity-tables.ts';
import { migrateIdentity } from '../../services/identity/store/migrate-identity.ts';
import { announcedMs, signingKeys } from '../../services/identity/store/signing-keys.ts';
import { createKeySealer } from '../../server/edge/sealing/create-key-sealer.ts';
import { engines } from '../../tests/support/engines.ts';
import { movableClock } from '../../tests/support/movable-clock.ts';
import { readPassword } from '../terminal/read-password.ts';
import { identityCommand } from './identity-command.ts';

const siteSecret = 's'.repeat(32);

async function run(
  words: string[],
  databaseUrl = 'file:/no/such/place.db',
  clock = movableClock(),
  secret = siteSecret,
  readTyped = async () => '',
) {
  let [printed, complained] = ['', ''];
  const code = await identityCommand(words, {
    databaseUrl: () => databaseUrl,
    sealer: () => createKeySealer([secret]),
    clock,
    readPassword: readTyped,
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
    complained: expect.stringContaining('no site’s database'),
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

describe('hash-password', () => {
  const hash = (input: Readable & { isTTY?: boolean }, prompt: Writable = new PassThrough()) =>
    run(['hash-password'], undefined, undefined, undefined, () => readPassword(input, prompt));

  test.each(['a word\n', 'a word\r\n'])('prints a hash of the line in %j', async (piped) => {
    const prompt = new PassThrough();
    const { code, printed } = await hash(Readable.from([piped]), prompt);
    expect(code).toBe(0);
    expect(await isPassword('a word', printed.trim())).toBe(true);
    expect(prompt.read(), 'nothing is asked for').toBeNull();
  });

  test.each(['', '\n', '\r\n', 'a\nword\n', 'a word\n\n', 'a\rword'])(
    'refuses %j, which is not one line',
    async (piped) => {
      expect(await hash(Readable.from([piped]))).toEqual({
        code: 2,
        printed: '',
        complained: 'Give one password, on one line; nothing was done.\n',
      });
    },
  );

  /** A terminal at which somebody types; `modes` says when it stopped showing it. */
  function terminalWith(typed: string) {
    const modes: boolean[] = [];
    const setRawMode = (isRaw: boolean) => modes.push(isRaw);
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode });
    input.write(typed);
    return { input, modes };
  }

  test('asks for the password at a terminal, and doesn’t show it', async () => {
    const { input, modes } = terminalWith('a wird\u{7f}\u{7f}\u{7f}ord\r');
    const prompt = new PassThrough();
    const { printed } = await hash(input, prompt);
    expect(await isPassword('a word', printed.trim())).toBe(true);
    expect(String(prompt.read())).toBe('Password (not shown): \n');
    expect(modes).toEqual([true, false]);
  });

  test.each([
    ['Enter', '\r'],
    ['Ctrl-C', '\u{3}'],
    ['Ctrl-D', '\u{4}'],
  ])('at a terminal %s alone is no password', async (_, key) => {
    const { input, modes } = terminalWith(key);
    expect(await hash(input)).toMatchObject({ code: 2, printed: '' });
    expect(modes).toEqual([true, false]);
  });
});

test.each([[['rotate-key']], [['rotate-keys', 'now']]])(
  '%j is an unknown command: usage and exit code 2',
  async (words) => {
    expect(await run(words)).toMatchObject({ code: 2, complained: expect.stringContaining('Usage') });
  },
);

import { expect, test } from 'vitest';
import { openTestIssuer } from '#clients/identity/issuer.fixture.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { sessionReader } from './session-reader.ts';

/** What a signed-in page gets with these cookies, and what was logged. */
async function read(
  cookies: (sign: Awaited<ReturnType<typeof openTestIssuer>>) => Promise<string>,
  trouble?: 'goDown' | 'loseKeys',
) {
  const issuer = await openTestIssuer();
  const lines: (string | undefined)[] = [];
  const keep = (_event: string, fields: { reason?: string } = {}) => void lines.push(fields.reason);
  const logger = { info: keep, warn: keep, error: keep };
  const reader = sessionReader({
    identity: issuer.client,
    readSealed: async () => undefined,
    clock: issuer.clock,
    logger,
  });
  const header = await cookies(issuer);
  if (trouble) issuer[trouble]();
  const tokens = await reader.readTokens(header);
  return { reader, header, tokens, reasons: lines.filter(Boolean) };
}

const ada = { state: 'signed-in', email: 'ada@example.com' };
const good = async ({ sign, claims }: Awaited<ReturnType<typeof openTestIssuer>>) =>
  `__Host-nep=${await sign(claims())}`;

test('the tokens of a request are read, whether there are both, one or none', async () => {
  expect((await read(async (issuer) => `${await good(issuer)}; __Host-uaa=a`)).tokens).toEqual({
    identity: ada,
    hasAccess: true,
  });
  expect((await read(good)).tokens).toEqual({ identity: ada, hasAccess: false });
  expect((await read(async () => '__Host-uaa=a')).tokens).toEqual({ identity: undefined, hasAccess: true });
  expect((await read(async () => '')).tokens).toEqual({ identity: undefined, hasAccess: false });
});

test('a missing token is logged with the message of SPEC §8', async () => {
  expect((await read(async () => '')).reasons).toEqual(['NEP token not found.', 'UAA token not found.']);
  expect((await read(async () => '__Host-uaa=a')).reasons).toEqual(['NEP token not found.']);
  expect((await read(good)).reasons).toEqual(['UAA token not found.']);
});

test('an invalid identity token counts as none', async () => {
  const forged = await read(async () => '__Host-nep=e30.e30.x; __Host-uaa=a');
  expect(forged.tokens).toEqual({ identity: undefined, hasAccess: true });
  const old = await read(async ({ sign, claims }) => `__Host-nep=${await sign(claims({ exp: 1 }))}`);
  expect(old.tokens).toEqual({ identity: undefined, hasAccess: false });
  expect(old.reasons).toContain('exp');
});

test.each(['goDown', 'loseKeys'] as const)(
  'while the issuer can’t be reached (%s) the session is unknown, which is not a sign-out',
  async (trouble) => {
    const { tokens, reader, header } = await read(good, trouble);
    expect(tokens).toBe('unknown');
    expect(await reader.readIfKnown(header)).toBe('unknown');
    expect(await reader.readAndRenew(header)).toBe('unknown');
    await expect(reader.readUser(header)).rejects.toThrow('can’t be read');
    expect(await reader.read(header), 'on pages for everybody').toEqual({ state: 'signed-out' });
  },
);

test.each([
  ['their own', 'ada', ['of-ada']],
  ['somebody else’s', 'eve', [undefined]],
])('the sealed refresh token is used only if it is the customer’s: %s', async (_, sub, used) => {
  const issuer = await openTestIssuer();
  const refreshTokens: (string | undefined)[] = [];
  const reader = sessionReader({
    identity: {
      ...issuer.client,
      refresh: async ({ session }) => {
        refreshTokens.push(session?.refreshToken);
        return { ok: false, reason: 'unreachable' };
      },
    },
    readSealed: async () => ({ sub, refreshToken: 'of-ada', renewFrom: 0 }),
    clock: issuer.clock,
    logger: recordedLog(),
  });
  await reader.readAndRenew(`${await good(issuer)}; __Host-uaa=a`, { now: true });
  expect(refreshTokens).toEqual(used);
});

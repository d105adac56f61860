import { expect, test } from 'vitest';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createSealer } from '../../edge/sealing/create-sealer.ts';
import { signInCookies } from './sign-in-cookies.ts';

const clock = movableClock();
const cookies = signInCookies({ sealer: createSealer(['s'.repeat(32)]), clock, flow: 'code' });
const hour = 3_600;
const ending = (seconds: number) => ({ token: 't', expiresAt: clock.now() + seconds * 1_000 });

/** The lifetime of each cookie in seconds. */
async function lives(identity: number, access: number, refreshToken?: string) {
  const written = await cookies.writeTokens({
    tokens: { identity: ending(identity), access: ending(access) },
    ...(refreshToken && { session: { sub: 'ada', refreshToken, renewFrom: 0 } }),
  });
  const life = (line: string) => [line.split('=', 1)[0], Number(/Max-Age=(\d+)/.exec(line)?.[1])];
  return Object.fromEntries((written?.lines ?? []).map(life)) as Record<string, number>;
}

test('without a refresh token the session ends with the token that expires first', async () => {
  const [nep, uaa] = ['__Host-nep', '__Host-uaa'];
  expect(await lives(10 * hour, hour)).toMatchObject({ [nep]: hour, [uaa]: hour, 'signed-in': hour });
  expect(await lives(hour, 10 * hour)).toMatchObject({ [nep]: hour, 'signed-in': hour });
});

test('with a refresh token the session lasts as long as the identity token, since the access token can be renewed', async () => {
  expect(await lives(10 * hour, hour, 'r')).toEqual({
    '__Host-nep': 10 * hour,
    '__Host-uaa': hour,
    '__Host-session': 10 * hour,
    'signed-in': 10 * hour,
  });
});

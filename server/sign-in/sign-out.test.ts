import { expect, test } from 'vitest';
import { madeSite } from './made-site.ts';

test('signing out ends every cookie and goes on to the issuer; /logout leads there', async () => {
  const { signIn, send, cookies, issuer } = await madeSite();
  await signIn();
  expect((await send('/logout')).location).toBe('/help-and-support/sign-out');
  const { location } = await send('/help-and-support/sign-out');
  expect(location).toMatch(new RegExp(`^${issuer.issuer}/end\\?client_id=`));
  expect([...cookies.keys()]).toEqual([]);
});

const ledBy = (from: string) => ({ headers: { 'sec-fetch-site': from } });

test('whom another site leads to the sign-out stays signed in, and is shown the way out', async () => {
  const { signIn, send, cookies } = await madeSite();
  await signIn();
  const { location, set } = await send('/help-and-support/sign-out', ledBy('cross-site'));
  expect([location, set]).toEqual(['/help-and-support/your-account', []]);
  expect(cookies.has('__Host-nep')).toBe(true);
});

test.each(['same-origin', 'same-site', 'none'])('a sign-out that began at %s needs no more', async (from) => {
  const { signIn, send, cookies, issuer } = await madeSite();
  await signIn();
  const { location } = await send('/help-and-support/sign-out', ledBy(from));
  expect(location).toContain(`${issuer.issuer}/end`);
  expect([...cookies.keys()]).toEqual([]);
});

test('what is left of a sign-in can be signed out from anywhere: nobody is signed in', async () => {
  const { signIn, send, cookies } = await madeSite();
  await signIn();
  cookies.delete('__Host-nep');
  await send('/help-and-support/sign-out', ledBy('cross-site'));
  expect([...cookies.keys()]).toEqual([]);
});

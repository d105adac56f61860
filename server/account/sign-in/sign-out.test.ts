import { expect, test } from 'vitest';
import { openTestSite } from './site.fixture.ts';

test('signing out deletes every cookie and goes on to the issuer; /logout redirects there', async () => {
  const { signIn, send, cookies, issuer } = await openTestSite();
  await signIn();
  expect((await send('/logout')).location).toBe('/help-and-support/sign-out');
  const { location } = await send('/help-and-support/sign-out');
  expect(location).toMatch(new RegExp(`^${issuer.issuer}/end\\?client_id=`));
  expect([...cookies.keys()]).toEqual([]);
});

test('signing out drops the cached details of the customer; a link from another site does not', async () => {
  const { signIn, send, forgotten } = await openTestSite();
  await signIn();
  await send('/help-and-support/sign-out', ledBy('cross-site'));
  expect(forgotten).toEqual([]);
  await send('/help-and-support/sign-out');
  expect(forgotten).toEqual([expect.stringMatching(/__Host-nep=[^;]+.*__Host-uaa=[^;]+/)]);
});

/** A visitor's drafts: the details of a complaint, and what the confirmation shows. */
const journeys = [
  'complaint-details',
  'confirmation',
  'feedback-journey',
  'meter-read-prefill',
  'meter-read-sent',
];

test('signing out deletes the form drafts as well, whether the tokens were still valid or not', async () => {
  for (const isExpired of [false, true]) {
    const { signIn, send, cookies } = await openTestSite();
    await signIn();
    for (const name of journeys) cookies.set(name, 'sealed');
    if (isExpired) for (const name of ['__Host-nep', '__Host-uaa']) cookies.delete(name);
    const { set } = await send('/help-and-support/sign-out');
    expect([...cookies.keys()]).toEqual([]);
    for (const name of journeys)
      expect(set).toContainEqual(expect.stringMatching(new RegExp(`^${name}=; Path=/help-and-support/;`)));
  }
});

test('a visitor who is not signed in keeps their drafts when another site links to the sign-out', async () => {
  const { send, cookies } = await openTestSite();
  for (const name of journeys) cookies.set(name, 'sealed');
  await send('/help-and-support/sign-out', ledBy('cross-site'));
  expect([...cookies.keys()]).toEqual(journeys);
});

const ledBy = (from: string) => ({ headers: { 'sec-fetch-site': from } });

test('a visitor sent to the sign-out by another site stays signed in, and sees how to sign out', async () => {
  const { signIn, send, cookies } = await openTestSite();
  await signIn();
  const { location, set } = await send('/help-and-support/sign-out', ledBy('cross-site'));
  expect([location, set]).toEqual(['/help-and-support/your-account', []]);
  expect(cookies.has('__Host-nep')).toBe(true);
});

test('another site signs nobody out while the issuer’s keys can’t be read', async () => {
  const { send, cookies, issuer } = await openTestSite();
  cookies.set('__Host-nep', await issuer.sign(issuer.claims()));
  issuer.goDown();
  const { location, set } = await send('/help-and-support/sign-out', ledBy('cross-site'));
  expect([location, set]).toEqual(['/help-and-support/your-account', []]);
});

test.each(['same-origin', 'same-site', 'none'])('a sign-out from %s needs no confirmation', async (from) => {
  const { signIn, send, cookies, issuer } = await openTestSite();
  await signIn();
  const { location } = await send('/help-and-support/sign-out', ledBy(from));
  expect(location).toContain(`${issuer.issuer}/end`);
  expect([...cookies.keys()]).toEqual([]);
});

test('a link on another site may delete leftover sign-in cookies, since nobody is signed in', async () => {
  const { signIn, send, cookies } = await openTestSite();
  await signIn();
  cookies.delete('__Host-nep');
  await send('/help-and-support/sign-out', ledBy('cross-site'));
  expect([...cookies.keys()]).toEqual([]);
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchTermLimit } from '#contracts/search.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { listen } from '#server/listen.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const site = await siteInProcess({ RATE_LIMITS: 'off' }, { clock: systemClock });
const server = listen(site.fetch, { port: 0, host: '127.0.0.1' }, () => {});
let url: string;

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await site.stop();
});

/** The cookies of a signed-in visitor, with tokens as long as browsers accept. */
const cookies = Array.from({ length: 4 }, (_, nth) => `made-${nth}=${'a'.repeat(4_000)}`).join('; ');

/** Text of 2,000 characters as browsers count them: UTF-16 code units, of which '😀' takes two. SPEC §5, §9. */
const longest = (made: string) => made.repeat(searchTermLimit).slice(0, searchTermLimit);

const terms: [string, string][] = [
  ['Latin letters', longest('b')],
  ['euro signs, of three bytes', longest('€')],
  ['1,000 emojis, of two code units and four bytes', longest('😀')],
  ['letters with accents apart from them', longest('e\u0301')],
  ['marks in the order that costs most', longest('\u0315\u0300\u05ae')],
  ['signs that addresses give a meaning', longest('%&+=#?/\\')],
  ['signs that markup gives a meaning', longest('<"\'>&')],
  ['spaces between letters', longest('b ')],
  ['line ends and nothings', longest('b\r\n\u0000')],
  ['half characters', longest('\ud83d')],
  ['right-to-left marks', longest('\u202eא')],
];

test.each(terms)('a search for the longest term of %s is answered', async (_, term) => {
  const query = new URLSearchParams({ q: term, initiated: '/help-and-support/' }).toString();
  const address = `${url}/search?${query}`;
  // The previous search was just as long: some browsers send its whole address as the referrer.
  const response = await fetch(address, { headers: { cookie: cookies, referer: address } });
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/<h1[^>]*>Search results/);
});

test.each(terms)('suggestions for the longest term of %s are answered', async (_, term) => {
  const query = new URLSearchParams({ q: term }).toString();
  const response = await fetch(`${url}/help-and-support/search/suggestions?${query}`, {
    headers: { cookie: cookies },
  });
  expect([response.status, await response.json()]).toEqual([200, { suggestions: expect.any(Array) }]);
});

test('one character more is refused as too long, and is not a failure', async () => {
  for (const character of ['b', '€']) {
    const query = new URLSearchParams({ q: character.repeat(searchTermLimit + 1) }).toString();
    const response = await fetch(`${url}/search?${query}`, { headers: { cookie: cookies } });
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).toContain('Search must be 2000 characters or fewer');
  }
});

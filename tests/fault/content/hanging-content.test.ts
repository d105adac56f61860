import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyContent } from '#tests/support/content-copy.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';
import { startUnreliableContent } from '#tests/support/unreliable-content.ts';

/** The 8 s that a page waits for content, and what a busy machine needs to draw it. */
const answeredWithinMs = 10_000;
const area = '/help-and-support';
const ends: (() => Promise<unknown>)[] = [];
let site: OwnSite;

beforeAll(async () => {
  const files = await copyContent();
  const content = await startUnreliableContent(files.dir);
  // From the start: nothing was ever read.
  content.setMood('silent');
  site = await startSite({ CONTENT_URL: content.url });
  ends.push(() => site.stop('SIGKILL'), content.stop, files.remove);
});
afterAll(async () => {
  for (const end of ends) await end();
});

async function timed(path: string) {
  const start = performance.now();
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  const text = await answer.text();
  return { status: answer.status, text, isInTime: performance.now() - start < answeredWithinMs };
}

// Together, as visitors come: with a content service that hangs, each is as cold as the first.
test.concurrent.each([
  `${area}/meters/economy-7-meters`,
  `${area}/extra-support`,
  `${area}/submit-meter-read`,
  `${area}/sitemap.xml`,
  '/energy',
])('%s is a designed page with the emergency numbers within 8 s', async (path) => {
  const { status, text, isInTime } = await timed(path);
  expect([status, isInTime]).toEqual([503, true]);
  if (!path.endsWith('.xml')) expect(text).toContain('tel:0800111999');
});

test.concurrent.each([
  [`${area}/`, 200, 'How can we help you today?'],
  [`${area}/emergencies`, 200, '0800 111 999'],
  [`${area}/contact-us`, 200, 'Contact us'],
  [`${area}/complaints/gas-and-electricity`, 200, 'A bit about you'],
  ['/', 200, '</html>'],
  ['/nowhere', 503, '</html>'],
  ['/search?q=boiler', 503, 'Search isn’t working at the moment'],
])('%s works without content, within 8 s', async (path, status, words) => {
  const answer = await timed(path);
  expect([answer.status, answer.isInTime]).toEqual([status, true]);
  expect(answer.text).toContain(words);
});

test.concurrent('a picture that does not arrive is replaced by a text response within 8 s', async () => {
  expect(await timed(`${area}/media/mark.svg`)).toEqual({
    status: 503,
    text: 'This file is not available at the moment.',
    isInTime: true,
  });
});

test.concurrent('/readyz reports within 3 s that there is no content', async () => {
  const start = performance.now();
  const answer = await fetch(`${site.url}/readyz`);
  expect(performance.now() - start).toBeLessThan(3_000);
  expect([answer.status, await answer.json()]).toMatchObject([503, { backEnds: { content: 'failing' } }]);
});

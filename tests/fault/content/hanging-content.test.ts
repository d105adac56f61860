import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import { copyContent } from '#tests/support/content-copy.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';
import { startUnreliableContent } from '#tests/support/unreliable-content.ts';

/** How long a page waits for content. */
const pageLimitMs = 8_000;
/** How long load balancers often wait for the state of a process. */
const balancerLimitMs = 3_000;
const area = '/help-and-support';
const withoutContent = [
  `${area}/meters/economy-7-meters`,
  `${area}/submit-meter-read`,
  `${area}/sitemap.xml`,
  '/energy',
  `${area}/extra-support`,
];
const withFallback = [
  [`${area}/`, 200, 'How can we help you today?'],
  [`${area}/emergencies`, 200, '0800 111 999'],
  [`${area}/contact-us`, 200, 'Contact us'],
  [`${area}/complaints/gas-and-electricity`, 200, 'A bit about you'],
  ['/', 200, '</html>'],
  ['/nowhere', 503, '</html>'],
  ['/search?q=boiler', 503, 'Search isn’t working at the moment'],
] as const;
const picture = `${area}/media/mark.svg`;
const ends: (() => Promise<unknown>)[] = [];
const responses = new Map<string, Promise<{ status: number; text: string }>>();

/**
 * The response to a request, without letting more time pass. Timers that are due now fire; a page that waits longer
 * gets no response, and its test times out.
 */
async function responseNow(path: string) {
  const response = responses.get(path);
  if (!response) throw new Error(`${path} was not requested`);
  const isSettled = () => Promise.race([response.then(() => true), setImmediate(false)]);
  while (!(await isSettled())) await vi.advanceTimersByTimeAsync(0);
  return response;
}

beforeAll(async () => {
  const files = await copyContent();
  const content = await startUnreliableContent(files.dir);
  // From the start, so that nothing was ever read.
  content.setMode('silent');
  // Time passes only where the test says so, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const site = await siteInProcess({ CONTENT_URL: content.url }, { clock: systemClock, wait: withTimeout });
  ends.push(site.stop, content.stop, files.remove);
  const read = async (path: string) => {
    const response = await site.get(path);
    return { status: response.status, text: await response.text() };
  };
  // All at once, as visitors arrive: while the content service hangs, nothing is cached for any of them.
  const paths = ['/readyz', picture, ...withFallback.map(([path]) => path), ...withoutContent];
  for (const path of paths) responses.set(path, read(path));
  // Pages start one after the other, and the last one requests a file of its own, as do the search and the picture.
  await content.waitForRequest('/pages/extra-support.html');
  await content.waitForRequest('/search/answers.json');
  await content.waitForRequest('/media/mark.svg');
});
afterAll(async () => {
  vi.useRealTimers();
  for (const end of ends) await end();
});

test('/readyz reports within 3 s that there is no content', async () => {
  await vi.advanceTimersByTimeAsync(balancerLimitMs);
  const { status, text } = await responseNow('/readyz');
  expect([status, JSON.parse(text)]).toMatchObject([503, { backEnds: { content: 'failing' } }]);
});

describe('after 8 s', () => {
  beforeAll(async () => {
    await vi.advanceTimersByTimeAsync(pageLimitMs - balancerLimitMs);
  });

  test.each(withoutContent)('%s is a designed page with the emergency numbers', async (path) => {
    const { status, text } = await responseNow(path);
    expect(status).toBe(503);
    if (!path.endsWith('.xml')) expect(text).toContain('tel:0800111999');
  });

  test.each(withFallback)('%s shows its fallback without content', async (path, status, words) => {
    const response = await responseNow(path);
    expect(response.status).toBe(status);
    expect(response.text).toContain(words);
  });

  test('a picture that does not arrive is replaced by a text response', async () => {
    expect(await responseNow(picture)).toEqual({
      status: 503,
      text: 'This file is not available at the moment.',
    });
  });
});

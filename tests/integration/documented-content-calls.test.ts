import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { areaPages, articles, mainSitePages } from '../support/pages.ts';
import { startRecordingContent } from '../support/recording-content.ts';
import { siteInProcess } from '../support/site-in-process.ts';

const guide = readFileSync(
  new URL('../../docs/how-to/bring-your-own-content-service.md', import.meta.url),
  'utf8',
);
/** The calls of the guide's table, such as `GET /help/{category}/{article}.html` and `GET /media/*`. */
const documented = guide
  .split('\n')
  .filter((line) => line.startsWith('| `GET '))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/\/[^\s`,]+/g)].map(([path]) => path));

const isCall = (call: string, path: string) =>
  new RegExp(
    `^${call
      .replaceAll('.', '\\.')
      .replaceAll(/\{\w+\}/g, '[^/]+')
      .replaceAll('*', '.+')}$`,
  ).test(path);

/** A page of every kind, and the files that pages and browsers request. */
const kinds = [
  ...areaPages,
  ...articles.slice(0, 3).map(({ path }) => path),
  ...mainSitePages,
  '/help-and-support/submit-meter-read-confirm',
  '/help-and-support/confirmation',
  '/help-and-support/deals',
  '/help-and-support/complaints/gas-and-electricity',
  '/help-and-support/complaints/gas-and-electricity/query',
  '/help-and-support/complaints/feedback',
  '/help-and-support/complaints/feedback/personal-details',
  '/help-and-support/sitemap.xml',
  '/help-and-support/nothing-here',
  '/help-and-support/media/films/films.json',
  '/identity/.well-known/openid-configuration',
  '/.well-known/security.txt',
  '/robots.txt',
  '/favicon.ico',
];

let requestedPaths: string[];
beforeAll(async () => {
  const content = await startRecordingContent();
  const site = await siteInProcess({ CONTENT_URL: content.url });
  for (const path of kinds) await (await site.get(path)).text();
  requestedPaths = [...content.requestedPaths];
  await site.stop();
  await content.stop();
}, 300_000);

test('every call that the site makes to a content service is in the guide', () => {
  expect(requestedPaths.filter((path) => !documented.some((call) => isCall(call, path)))).toEqual([]);
});

// Deals is for signed-in visitors: tests/e2e/session/deals.test.ts reads it.
test.each(documented.filter((call) => call !== '/pages/deals.html'))(
  'the call %s of the guide is one that the site makes',
  (call) => {
    expect(requestedPaths.some((path) => isCall(call, path))).toBe(true);
  },
);

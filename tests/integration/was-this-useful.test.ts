import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { named, readElements } from '#tests/support/read-elements.ts';
import { readPage, siteInProcess } from '#tests/support/site-in-process.ts';
import { storedCounts } from '#tests/support/stored-counts.ts';

const origin = 'http://localhost:3000';
const article = '/help-and-support/meters/economy-7-meters';
const asks = '/help-and-support/was-this-useful';

async function openSite() {
  const url = `file:${join(await mkdtemp(join(tmpdir(), 'useful-')), 'site.db')}`;
  const site = await siteInProcess({ DATABASE_URL: url });
  onTestFinished(site.stop);
  const post = (answers: Record<string, string>, headers: Record<string, string> = {}) =>
    site.fetch(new Request(origin + asks, { method: 'POST', body: new URLSearchParams(answers), headers }));
  const html = async (path: string) => (await site.get(path)).text();
  return { ...site, post, html, counts: () => storedCounts(url) };
}

/** The form at the end of a page, as the fields that it can post. */
function formOf(html: string) {
  const form = named(readElements(html), 'form').find((each) => each.get('action') === asks);
  const fields = (form?.inside ?? []).filter((field) => field.get('name'));
  return fields.map((field) => `${field.get('name')}=${field.get('value')}`);
}

test.each([article, '/help-and-support/meters', '/help-and-support/emergencies'])(
  '%s asks whether it was useful, in the same page for everybody',
  async (page) => {
    const { html } = await openSite();
    const shown = await html(page);
    expect(formOf(shown)).toEqual([`page=${page}`, 'useful=yes', 'useful=no']);
    expect(await html(page)).toBe(shown);
  },
);

test('a yes is counted for the day and the page, even with all cookies refused, and sets no cookie', async () => {
  const { post, html, counts } = await openSite();
  const response = await post({ page: article, useful: 'yes' }, { cookie: 'consent=1' });
  expect(response.status).toBe(303);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await counts()).toEqual([`useful ${article} ×1`]);
  const thanks = await html(response.headers.get('location') ?? '');
  expect(thanks).toContain('Thank you for telling us');
  expect(thanks).toContain(`href="${article}"`);
  expect(formOf(thanks)).toEqual([]);
  expect(await counts()).toEqual([`useful ${article} ×1`]);
});

test('after a no the visitor can give one of four reasons, or none', async () => {
  const { post, html, counts } = await openSite();
  const no = await post({ page: article, useful: 'no' });
  expect(formOf(await html(no.headers.get('location') ?? ''))).toEqual([
    `page=${article}`,
    'reason=hard-to-follow',
    'reason=not-what-i-need',
    'reason=out-of-date-or-wrong',
    'reason=could-not-find-it',
  ]);
  const why = await post({ page: article, reason: 'hard-to-follow' });
  expect((await post({ page: article })).status).toBe(303);
  expect(formOf(await html(why.headers.get('location') ?? ''))).toEqual([]);
  expect(await counts()).toEqual([
    `not-useful ${article} ×1`,
    `not-useful-because hard-to-follow ${article} ×1`,
  ]);
});

test.each([
  ['a page that there is not', { page: '/help-and-support/meters/no-such-article', useful: 'no' }],
  ['a page of another kind', { page: '/help-and-support/contact-us', useful: 'no' }],
  ['no page', { useful: 'yes' }],
  ['another answer', { page: article, useful: 'perhaps' }],
  ['a reason in the sender’s own words', { page: article, reason: 'my name is Ann' }],
])('%s is thanked for, but neither counted nor repeated', async (_, answers: Record<string, string>) => {
  const { post, html, counts } = await openSite();
  const response = await post(answers);
  const thanks = response.headers.get('location') ?? '';
  expect(response.status).toBe(303);
  expect(thanks).not.toContain('Ann');
  expect(await html(thanks)).toContain('Thank you for telling us');
  expect(thanks).not.toMatch(/no-such|contact-us/);
  expect(await counts()).toEqual([]);
});

test('the thank-you page is not for search engines, and links to no address that somebody made up', async () => {
  const { html } = await openSite();
  const made = await html(`${asks}?page=${encodeURIComponent('https://elsewhere.example/')}&said=no`);
  expect(readPage(made).links.map(({ href }) => href)).toContain('/help-and-support/');
  expect(made).not.toContain('"https://elsewhere');
  expect(made).toContain('<meta name="robots" content="noindex"/>');
});

test('a browser can’t send an answer among its recorded events', async () => {
  const { fetch, counts } = await openSite();
  const response = await fetch(
    new Request(`${origin}/help-and-support/analytics`, {
      method: 'POST',
      headers: { cookie: 'consent=1.performance', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ events: [{ event: 'not-useful', page: article }] }),
    }),
  );
  expect(response.status).toBe(422);
  expect(await counts()).toEqual([]);
});

test('one address can answer 120 times an hour, and others are not affected', async () => {
  const { post } = await openSite();
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const yes = { page: article, useful: 'yes' };
  for (let nth = 0; nth < 120; nth += 1) expect((await post(yes, from('192.0.2.1'))).status).toBe(303);
  expect((await post(yes, from('192.0.2.1'))).status).toBe(429);
  expect((await post(yes, from('192.0.2.2'))).status).toBe(303);
});

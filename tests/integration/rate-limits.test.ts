import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { londonDay } from '#contracts/calendar/london-day.ts';
import { copyContent } from '../support/content-copy.ts';
import { storedLeads } from '../support/stored-leads.ts';
import { samplePostcode } from '../support/complaint-journey.ts';
import { lookedUpAddress } from '../support/looked-up-address.ts';
import { siteInProcess } from '../support/site-in-process.ts';
import { startUnreliableApi } from '../support/unreliable-api.ts';

const area = 'http://localhost:3000/help-and-support';
const openWindow = {
  isMeterReadWeek: true,
  isEnableMeterReadCTA: true,
  contactCardTemplate: '',
  contactCardPillTemplate: '',
  headingTemplate: '',
  smrErrorTemplate: '',
};
const openedLongAgo = { 'page-made-at': String(Date.now() - 60_000) };
const reading = {
  fuel: 'Gas',
  gas_account_number: 'A12345',
  gas_reading: '14728',
  date: londonDay(Date.now()),
  first_name: 'Ann',
  last_name: 'Okafor',
  telephone: '07700 900 982',
};

/** A site with an open meter-reading window whose limits are on, and a visitor at an address. */
async function limitedSite(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'limits-'));
  const content = await copyContent({ 'meter-read/settings.json': openWindow });
  const site = await siteInProcess({
    CONTENT_DIR: content.dir,
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${join(dataDir, 'help-and-support.db')}`,
    ...env,
  });
  const send = (path: string, form: Record<string, string>, from: string, cookie = '') =>
    site.fetch(
      new Request(`${area}${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { 'x-forwarded-for': from, cookie },
      }),
    );
  /** Sends readings that differ; returns how many got each status. */
  const flood = async (
    many: number,
    from: (nth: number) => string,
    more: Record<string, string> = openedLongAgo,
  ) => {
    const statuses: Record<number, number> = {};
    for (let nth = 0; nth < many; nth += 1) {
      const form = { ...reading, gas_reading: String(10_000 + nth), ...more };
      const { status } = await send('/submit-meter-read/kept', form, from(nth));
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  };
  return { ...site, send, flood, leads: (words: string) => storedLeads(words, dataDir) };
}

test('one address can send 120 leads an hour, and others are not affected', async () => {
  const { flood, leads, clock } = await limitedSite();
  expect(await flood(150, () => '192.0.2.1')).toEqual({ 201: 120, 429: 30 });
  expect(leads('A12345')).toHaveLength(120);
  expect(await flood(1, () => '192.0.2.2')).toEqual({ 201: 1 });
  clock.pass(60 * 60_000);
  expect(await flood(1, () => '192.0.2.1')).toEqual({ 201: 1 });
});

test('all addresses of one IPv6 network are one visitor', async () => {
  const { flood } = await limitedSite();
  expect(await flood(150, (nth) => `2001:db8:1:2::${(nth + 1).toString(16)}`)).toEqual({ 201: 120, 429: 30 });
});

test('an address that a visitor writes in front of the proxy’s own is ignored', async () => {
  const { flood } = await limitedSite();
  expect(await flood(150, (nth) => `198.51.100.${nth}, 192.0.2.1`)).toEqual({ 201: 120, 429: 30 });
});

test.each([
  ['fills in what nobody sees', { ...openedLongAgo, 'leave-empty': 'x' }],
  ['sends faster than anybody reads', { 'page-made-at': String(Date.now() + 3_600_000) }],
  ['never asked for the page', {}],
])('a program that %s gets a tenth of the limit', async (_, signs) => {
  const { flood } = await limitedSite();
  expect(await flood(20, () => '192.0.2.1', signs)).toEqual({ 201: 12, 429: 8 });
});

test('one e-mail address gets 20 leads an hour from everywhere, and its owner still gets through', async () => {
  const { flood } = await limitedSite();
  const toVictim = { ...openedLongAgo, email: 'Ann@example.com' };
  const elsewhere = (nth: number) => `198.51.100.${nth % 2}`;
  // Each of the two addresses may send two more beyond the limit that they share.
  expect(await flood(40, elsewhere, toVictim)).toEqual({ 201: 24, 429: 16 });
  expect(await flood(3, () => '192.0.2.1', { ...toVictim, email: ' ann@EXAMPLE.com ' })).toEqual({
    201: 2,
    429: 1,
  });
});

test('a tag after a plus does not make a different recipient of an e-mail address', async () => {
  const { send } = await limitedSite();
  const statuses = [];
  for (let nth = 0; nth < 24; nth += 1) {
    const email = `ann+${nth}@example.com`;
    const form = { ...reading, ...openedLongAgo, gas_reading: String(10_000 + nth), email };
    statuses.push((await send('/submit-meter-read/kept', form, '192.0.2.1')).status);
  }
  // Twenty for everybody, and two more for this address.
  expect(statuses).toEqual([...Array<number>(22).fill(201), 429, 429]);
});

test('a lead that could not be stored counts against neither its address nor its e-mail', async () => {
  const api = await startUnreliableApi();
  onTestFinished(() => api.stop());
  const { flood } = await limitedSite({ LEADS_API_URL: api.url });
  const asAnn = { ...openedLongAgo, email: 'ann@example.com' };
  const asProgram = { email: 'bot@example.com' };
  api.setMode('error');
  expect(await flood(25, () => '192.0.2.1', asAnn)).toEqual({ 503: 25 });
  expect(await flood(15, () => '192.0.2.1', asProgram)).toEqual({ 503: 15 });
  api.setMode('well');
  expect(await flood(2, () => '192.0.2.1', asProgram)).toEqual({ 201: 2 });
  expect(await flood(20, () => '192.0.2.1', asAnn)).toEqual({ 201: 20 });
});

test('over the limit the form stays as typed, and shows when to try again and whom to ring', async () => {
  const { send, fetch } = await limitedSite({ RATE_LIMITS: '0.01' });
  const address = await lookedUpAddress(async (answers) =>
    (await send('/complaints/pay-as-you-go', answers, '192.0.2.1')).text(),
  );
  const details = {
    ...address,
    'first-name': 'Ann',
    surname: 'Okafor',
    email: 'ann@example.com',
    telephone: '07700 900 982',
    vulnerability: 'false',
    intent: 'next-step',
  };
  const step = await send('/complaints/pay-as-you-go', details, '192.0.2.1');
  const cookie = step.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const query = (words: string) =>
    send(
      '/complaints/pay-as-you-go/query',
      { query: words, intent: 'send', ...openedLongAgo },
      '192.0.2.1',
      cookie,
    );
  for (const words of ['One', 'Two']) expect((await query(words)).status).toBe(303);
  const refused = await query('Three words & more');
  const html = await refused.text();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(html).toContain('Three words &amp; more</textarea>');
  expect(html).toContain('Try again in an hour');
  expect(html.replaceAll('<!-- -->', '')).toContain('If you can’t wait, ring us on <a href="tel:');
  const page = await fetch(
    new Request(`${area}/contact-us`, { headers: { 'x-forwarded-for': '192.0.2.1' } }),
  );
  expect(page.status).toBe(200);
});

test('over the limit of look-ups the form stays as typed, and an address can still be typed', async () => {
  const { send } = await limitedSite({ RATE_LIMITS: '0.01' });
  const form = { 'first-name': 'Ann', postcode: samplePostcode, intent: 'find-address' };
  for (let nth = 0; nth < 2; nth += 1)
    expect((await send('/complaints/pay-as-you-go', form, '192.0.2.1')).status).toBe(200);
  const refused = await send('/complaints/pay-as-you-go', form, '192.0.2.1');
  const html = await refused.text();
  expect(refused.status).toBe(429);
  expect(html).toContain('Try again in a minute');
  expect(html).toContain('value="Ann"');
  expect(html).toContain('I can’t find my address');
});

test.each([
  ['/search?q=boiler', 3],
  ['/help-and-support/search/suggestions?q=boiler', 12],
  ['/help-and-support/session', 6],
])('%s is answered up to its limit each minute, and refused beyond it', async (path, most) => {
  const { fetch, clock } = await limitedSite({ RATE_LIMITS: '0.01' });
  const get = async () => {
    const request = new Request(`http://localhost:3000${path}`, { headers: { accept: 'text/html' } });
    const response = await fetch(request);
    return {
      status: response.status,
      wait: response.headers.get('retry-after'),
      html: await response.text(),
    };
  };
  for (let nth = 0; nth < most; nth += 1) expect((await get()).status).toBe(200);
  const refused = await get();
  expect([refused.status, refused.wait]).toEqual([429, '60']);
  expect(refused.html).toContain('Try again in a minute');
  expect(refused.html).toContain('href="tel:0800111999"');
  clock.pass(60_000);
  expect((await get()).status).toBe(200);
});

const suggestions = '/help-and-support/search/suggestions';

test('no spelling of the suggestions’ path bypasses their limit', async () => {
  const { fetch } = await limitedSite({ RATE_LIMITS: '0.01' });
  const statusOf = async (path: string) =>
    (await fetch(new Request(`http://localhost:3000${path}?q=boiler`))).status;
  const spellings = [
    `${suggestions}/`,
    `${suggestions}///`,
    '/help-and-support/Search/SUGGESTIONS',
    '/help-and-support/search/%73uggestions',
    `${suggestions}.data`,
    '/help-and-support/Search/suggestions/_.data',
  ];
  for (let nth = 0; nth < 12; nth += 1) expect(await statusOf(suggestions)).toBe(200);
  for (const spelling of spellings) expect([spelling, await statusOf(spelling)]).toEqual([spelling, 429]);
});

test.each(['/search/', '/Search', '/search.data', '/help-and-support/Session', '/help-and-support/session/'])(
  '%s is not another spelling of a path with a limit: nothing is there',
  async (path) => {
    const { fetch } = await limitedSite();
    const response = await fetch(new Request(`http://localhost:3000${path}`, { redirect: 'manual' }));
    expect([302, 404]).toContain(response.status);
  },
);

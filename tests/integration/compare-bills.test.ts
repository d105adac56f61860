import { afterAll, beforeAll, expect, test } from 'vitest';
import { named, readElements } from '../support/read-elements.ts';
import { readPage, siteInProcess } from '../support/site-in-process.ts';

const path = '/help-and-support/bills-and-payments/compare-two-bills';
const bills = {
  'old-first-day': '2026-05-20',
  'old-last-day': '2026-08-15',
  'old-start-reading': '13224',
  'old-end-reading': '13860',
  'old-unit-rate': '24.0',
  'old-standing-charge': '50.0',
  'new-first-day': '',
  'new-first-day-typed': '16 August 2026',
  'new-last-day': '2026-11-18',
  'new-start-reading': '13860',
  'new-end-reading': '14728',
  'new-unit-rate': '26.0',
  'new-standing-charge': '54.0',
};

let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => void (site = await siteInProcess({})));
afterAll(() => site.stop());

function post(answers: Record<string, string>) {
  const body = new URLSearchParams(answers);
  const headers = { origin: 'http://localhost:3000' };
  return site.fetch(new Request(`http://localhost:3000${path}`, { method: 'POST', body, headers }));
}

test('two posted bills are compared on a page that is not cached, and nothing of them is in the log', async () => {
  const response = await post(bills);
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(response.headers.has('set-cookie')).toBe(false);
  const { words } = readPage(html);
  expect(words).toContain('It’s £80.34 higher, mostly because you used more each day.');
  for (const amount of ['£43.54', '£21.16', '£15.64', 'From £196.64 to £276.98'])
    expect(words).toContain(amount);
  expect(html).not.toContain('style="');
  const lines = JSON.stringify(site.log);
  for (const typed of ['13224', '14728', '2026-05-20', '16 August']) expect(lines).not.toContain(typed);
});

const night = {
  rates: 'two',
  'old-night-start-reading': '40100',
  'old-night-end-reading': '40300',
  'old-night-unit-rate': '15',
  'new-night-start-reading': '40300',
  'new-night-end-reading': '40700',
  'new-night-unit-rate': '14',
};

test('two posted bills with two rates are compared rate by rate, and the choice stays', async () => {
  const html = await (await post({ ...bills, ...night })).text();
  const { words } = readPage(html);
  expect(words).toContain('Night use 2.3 kWh a day, now 4.2+£27.61');
  expect(words).toContain('Night rate Down 1p−£4.00');
  expect(words).toContain('Standing charge Up 4p a day+£3.80');
  const choice = named(readElements(html), 'input').find((input) => input.get('value') === 'two');
  expect(choice?.get('checked')).toBe('');
});

test('without scripts a missing night rate is an error at its field', async () => {
  const response = await post({ ...bills, ...night, 'new-night-unit-rate': '' });
  const { links } = readPage(await response.text());
  expect(response.status).toBe(422);
  expect(links).toContainEqual({
    label: 'Enter the night unit rate of this bill',
    href: '#new-night-unit-rate',
  });
});

test('every answer stays as typed, except that a typed date that can be read is in its date input', async () => {
  const elements = readElements(await (await post({ ...bills, 'old-unit-rate': '24,0' })).text());
  const values = Object.fromEntries(
    named(elements, 'input').map((input) => [input.get('name'), input.get('value')]),
  );
  const chosen = { 'new-first-day': '2026-08-16', 'new-first-day-typed': '' };
  expect(values).toMatchObject({ ...bills, ...chosen, 'old-unit-rate': '24,0' });
});

test('without scripts an error is shown in the summary and at its field, and nothing is compared', async () => {
  const response = await post({ ...bills, 'new-end-reading': '13000' });
  const { words, links } = readPage(await response.text());
  const message = 'Reading at the end of this bill must be the same as at the start or higher';
  expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(links).toContainEqual({ label: message, href: '#new-end-reading' });
  expect(words.split(message)).toHaveLength(3);
  expect(words).not.toContain('£80.34');
});

test('the page is the same for all visitors until somebody posts, and its way back is the category', async () => {
  const page = await site.get(path);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const { links, description } = readPage(await page.text());
  expect(description).toContain('two electricity bills');
  expect(links).toContainEqual({ label: 'Bills and payments', href: '/help-and-support/bills-and-payments' });
});

test('the category, the search and the site map lead to the page', async () => {
  const category = readPage(await (await site.get('/help-and-support/bills-and-payments')).text());
  expect(category.links).toContainEqual({ label: 'Compare two bills', href: path });
  const search = readPage(await (await site.get('/search?q=compare+two+bills')).text());
  expect(search.links.map(({ href }) => href)).toContain(path);
  expect(await (await site.get('/help-and-support/sitemap.xml')).text()).toContain(`${path}</loc>`);
});

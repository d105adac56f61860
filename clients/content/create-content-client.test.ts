import { expect, test } from 'vitest';
import { callInProcess } from '#clients/service-call.ts';
import { createContentService } from '#services/content/content-service.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createContentSource } from './create-content-client.ts';
import { freshForMs } from './stale-while-revalidate/stale-while-revalidate.ts';
import { brandDir } from '#tests/support/brand-dir.ts';

const realContent = callInProcess(createContentService({ contentDir: brandDir }));
type Respond = typeof realContent;

function clientOf(respond: Respond) {
  const requested: string[] = [];
  const notes: number[] = [];
  const clock = movableClock();
  const call: Respond = (path, init) => {
    requested.push(`${new Headers(init?.headers).get('accept')} ${path}`);
    return respond(path, init);
  };
  const source = createContentSource({ call, clock, logger: recordedLog(), wait: (promise) => promise });
  return { client: source.forRequest((until) => notes.push(until - clock.monotonic())), requested, notes };
}
type Client = ReturnType<typeof clientOf>['client'];

// CONTRACTS "Calls", SPEC §7.
const calls: [keyof Client, string, (client: Client) => Promise<unknown>][] = [
  ['brand', 'application/json /brand.json', (client) => client.brand()],
  ['theme', 'application/json /theme.json', (client) => client.theme()],
  ['footer', 'application/json /footer.json', (client) => client.footer()],
  ['header', 'application/json /header.json', (client) => client.header()],
  ['categories', 'application/json /help/categories.json', (client) => client.categories()],
  [
    'article',
    'text/html /help/meters/economy-7-meters.html',
    (client) => client.article('meters', 'economy-7-meters'),
  ],
  ['page', 'text/html /pages/extra-support.html', (client) => client.page('extra-support')],
  ['page', 'text/html /pages/deals.html', (client) => client.page('deals')],
  ['meterReadSettings', 'application/json /meter-read/settings.json', (client) => client.meterReadSettings()],
  ['films', 'application/json /media/films/films.json', (client) => client.films()],
  ['facts', 'application/json /facts.json', (client) => client.facts()],
  ['mainSitePages', 'application/json /main-site/pages.json', (client) => client.mainSitePages()],
];
const named = ['application/json /brand.json', 'application/json /facts.json'];
const outage = 'application/json /service-outages/help-and-support.json';

test.each(calls)('%s is found at %s, and is fresh for 30 s', async (_, address, get) => {
  const { client, requested, notes } = clientOf(realContent);
  expect(await get(client)).toBeTruthy();
  // Content that names phone numbers or facts requests those too, and they stay fresh as long.
  expect(requested[0]).toBe(address);
  expect(requested.slice(1).filter((other) => !named.includes(other))).toEqual([]);
  expect(new Set(notes)).toEqual(new Set([freshForMs]));
});

test('a notice is found at its address, with its markup limited', async () => {
  const { client, requested } = clientOf(async () =>
    Response.json({ title: 'a<i>b</i>', message: '<p>c</p>' }),
  );
  expect(await client.outageNotices()).toEqual([{ title: 'ab', message: '<p>c</p>' }]);
  expect(requested).toEqual([outage]);
});

const nothing: Respond = async () => new Response('', { status: 404 });
test.each([
  ['no notice', (client: Client) => client.outageNotices(), []],
  ['no such article', (client: Client) => client.article('meters', 'nope'), undefined],
  ['no theme', (client: Client) => client.theme(), undefined],
  ['no footer', (client: Client) => client.footer(), undefined],
  ['no films', (client: Client) => client.films(), []],
  ['no facts', (client: Client) => client.facts(), {}],
  ['no pages of a main site', (client: Client) => client.mainSitePages(), []],
])('a service that has %s (404) has not failed', async (_, get, expected) => {
  expect(await get(clientOf(nothing).client)).toEqual(expected);
});

const required = calls.filter(
  ([name]) => !['article', 'facts', 'theme', 'footer', 'films', 'mainSitePages'].includes(name),
);
test.each(required)('without %s (404), content is unavailable', async (_name, _address, get) => {
  await expect(get(clientOf(nothing).client)).rejects.toMatchObject({ name: 'ContentUnavailable' });
});

test.each(calls)('%s that violates the contract is unavailable content', async (_name, _address, get) => {
  for (const body of ['{}', '<h1>Maintenance</h1>', '']) {
    await expect(get(clientOf(async () => new Response(body)).client)).rejects.toMatchObject({
      name: 'ContentUnavailable',
    });
  }
});

test('names of categories and articles can’t reach other addresses of the service', async () => {
  const { client, requested } = clientOf(nothing);
  await client.article('../brand.json?', '..%2f#a');
  expect(requested).toEqual(['text/html /help/..%2Fbrand.json%3F/..%252f%23a.html']);
});

/** Faked waits that end immediately, and how long each would have been. */
function hangingSource() {
  const clock = movableClock();
  const waits: number[] = [];
  const source = createContentSource({
    call: () => new Promise(() => {}),
    clock,
    logger: recordedLog(),
    wait: async (_promise, limitMs) => {
      waits.push(limitMs);
      clock.pass(limitMs);
      return undefined;
    },
  });
  return { source, waits, clock };
}

test('while the service hangs, all calls for one page share 8 s, which start with the request', async () => {
  const { source, waits, clock } = hangingSource();
  const page = source.forRequest(() => {});
  clock.pass(1_000);
  for (const ask of [page.categories, page.brand, page.header]) await expect(ask()).rejects.toThrow();
  expect(waits).toEqual([7_000, 0, 0]);
  const next = source.forRequest(() => {});
  await expect(next.brand()).rejects.toThrow();
  expect(waits.at(-1), 'the next page has its own').toBe(8_000);
});

test('calls outside any request may each wait the full 8 s', async () => {
  const { source, waits } = hangingSource();
  for (const ask of [source.anyTime.categories, source.anyTime.brand]) await expect(ask()).rejects.toThrow();
  expect(waits).toEqual([8_000, 8_000]);
});

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { batchLimit, segmentLimit } from '#contracts/monitoring-limits.ts';
import { monitoringSettings } from '#contracts/monitoring-settings.ts';
import { openTestEdge, ownPage, queryWith } from './edge.fixture.ts';
import { bytesPerPoint } from '../../edge/rate-limits/limit-rules.ts';

/** An edge whose receiver accepts everything, and the requests that it received. */
function recordingEdge(given: Parameters<typeof openTestEdge>[1] = {}) {
  const received: { path: string; body: string }[] = [];
  const edge = openTestEdge(async (path, init) => {
    received.push({ path, body: await new Response(init?.body ?? null).text() });
    return new Response(null, { status: 202 });
  }, given);
  const send = async (...what: Parameters<typeof edge.send>) => {
    const { status } = await edge.send(...what);
    await edge.settled();
    return status;
  };
  return { ...edge, responseTo: edge.send, send, received };
}

const { 'sec-fetch-site': _site, ...unmarked } = ownPage;
const settingsPath = '/help-and-support/monitoring/settings';

test('a page that may measure gets the settings, and the answer is not cached', async () => {
  const { app, settings } = recordingEdge();
  const response = await app.request(settingsPath, { headers: ownPage });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(monitoringSettings.parse(await response.json())).toEqual(settings);
});

test.each(['', 'consent=1', 'consent=1.functional.targeting', 'consent=0.performance'])(
  'with the cookie "%s" a page gets no settings, and nothing of it is passed on',
  async (cookie) => {
    const { app, send, received } = recordingEdge();
    const response = await app.request(settingsPath, { headers: { cookie } });
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      204,
      '',
      'no-store',
    ]);
    expect(await send({ headers: { ...ownPage, cookie } })).toBe(204);
    expect(received).toEqual([]);
  },
);

test.each(['api/v2/rum', 'api/v2/replay'])('%s is answered 202 and passed on whole', async (path) => {
  const { send, received } = recordingEdge();
  const query = queryWith();
  expect(await send({ path, query, body: 'x'.repeat(300_000) })).toBe(202);
  expect(received).toEqual([{ path: `/${path}?${query}`, body: 'x'.repeat(300_000) }]);
});

test.each([
  'api/v2/logs',
  'api/v2/profile',
  'api/v2/rum/',
  'api/v2/rum/..%2flogs',
  'api/v1/rum',
  'settings',
  '',
])('nothing can be sent to "%s"', async (path) => {
  const { send, received } = recordingEdge();
  expect(await send({ path })).toBe(404);
  expect(received).toEqual([]);
});

test('what was sent cannot be read back', async () => {
  const { send } = recordingEdge();
  expect(await send({ method: 'GET' })).toBe(404);
});

test.each([
  ['nothing', ''],
  ['another’s token', queryWith({ 'dd-api-key': 'pub2' })],
  ['a pattern for a token', queryWith({ 'dd-api-key': 'pub.' })],
  ['a parameter the SDK never sends', queryWith({ 'dd-forwarded-for': '192.0.2.1' })],
  ['the name of something every object has', queryWith({ toString: 'x' })],
  ['a parameter twice', `${queryWith()}&ddsource=browser`],
  ['a request id that is none', queryWith({ 'dd-request-id': '../../etc/passwd' })],
  ['a batch time that is none', queryWith({ batch_time: 'now' })],
])('a query with %s is not forwarded', async (_, query) => {
  const { send, received } = recordingEdge();
  expect(await send({ query })).toBe(404);
  expect(received).toEqual([]);
});

test('every query that the SDK makes is accepted, including that of a retry', async () => {
  const { send } = recordingEdge();
  const sdk = join(process.cwd(), 'node_modules', '@datadog', 'js-core', 'esm/transport/endpointBuilder.mjs');
  const { createEndpointBuilder } = await import(/* @vite-ignore */ pathToFileURL(sdk).href);
  const proxy = ({ parameters }: { parameters: string }) => parameters;
  for (const track of ['rum', 'replay'])
    for (const api of ['fetch', 'beacon'])
      for (const more of [{}, { retry: { count: 2, lastFailureStatus: 503 }, encoding: 'deflate' }]) {
        const query = createEndpointBuilder({ proxy, clientToken: 'pub1' }, track).build(api, more);
        expect(await send({ path: `api/v2/${track}`, query }), query).toBe(202);
      }
});

test.each([
  ['another site', { ...ownPage, 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { ...ownPage, 'sec-fetch-site': 'same-site' }],
  ['an address bar', { ...ownPage, 'sec-fetch-site': 'none' }],
  ['another site in an older browser', { ...unmarked, origin: 'https://evil.example' }],
  ['a page without an origin', { ...unmarked, origin: 'null' }],
  ['no browser', unmarked],
])('what %s sends is refused', async (_, headers) => {
  const { send, received } = recordingEdge();
  expect(await send({ headers })).toBe(403);
  expect(received).toEqual([]);
});

test('an older browser’s own page is recognised by its origin', async () => {
  const { send, origin } = recordingEdge();
  expect(await send({ headers: { ...unmarked, origin } })).toBe(202);
});

test.each([
  ['api/v2/rum', batchLimit],
  ['api/v2/replay', segmentLimit],
])('%s accepts a body of its limit and no larger one, whatever length it claims', async (path, limit) => {
  const { send, received } = recordingEdge();
  expect(await send({ path, body: 'x'.repeat(limit) })).toBe(202);
  expect(await send({ path, body: 'x'.repeat(limit + 1) })).toBe(413);
  expect(
    await send({ path, headers: { ...ownPage, 'content-length': '10' }, body: 'x'.repeat(limit + 1) }),
  ).toBe(413);
  expect(await send({ path, headers: { ...ownPage, 'content-length': String(limit + 1) } })).toBe(413);
  expect(await send({ path, headers: { ...ownPage, 'content-length': 'long' } })).toBe(413);
  expect(received.map(({ body }) => body.length)).toEqual([limit]);
});

test('an address that sends too much has to wait, and others don’t', async () => {
  const { responseTo, settled } = recordingEdge({ points: 4 });
  const from = async (address: string, length = 2) => {
    const headers = { ...ownPage, 'x-forwarded-for': address, 'content-length': String(length) };
    const response = await responseTo({ headers, body: 'x'.repeat(length) });
    await settled();
    return response;
  };
  for (const status of [202, 202]) expect((await from('192.0.2.1')).status).toBe(status);
  expect((await from('192.0.2.1', bytesPerPoint)).status).toBe(202);
  const late = await from('192.0.2.1');
  expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([
    429,
    expect.toSatisfy((s) => s > 0 && s <= 60),
  ]);
  expect((await from('192.0.2.2')).status).toBe(202);
});

import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { batchLimit } from '#contracts/monitoring-limits.ts';
import { openTestEdge, ownPage, queryWith } from './edge.fixture.ts';
import { fakeProvider } from './provider.fixture.ts';

async function edgeWith(
  respond?: Parameters<typeof fakeProvider>[0],
  given?: Parameters<typeof openTestEdge>[1],
) {
  const provider = await fakeProvider(respond);
  onTestFinished(provider.stop);
  return { provider, ...openTestEdge(provider.url, given) };
}

/** A visitor's body that arrives in parts, when the test sends them. */
function bodyInParts() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    body,
    part: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    break: () => controller?.error(new Error('gone')),
  };
}

test('the provider gets path, query and body unchanged, and only three headers', async () => {
  const { provider, send, settled } = await edgeWith();
  const query = queryWith({ 'dd-evp-encoding': 'deflate', batch_time: '1700000000000', '_dd.api': 'fetch' });
  const headers = {
    ...ownPage,
    cookie: 'consent=1.performance; __Host-nep=secret',
    'content-type': 'text/plain;charset=UTF-8',
    'content-encoding': 'deflate',
    'content-length': '15',
    'user-agent': 'Browser/1',
    'accept-language': 'cy',
    authorization: 'Bearer secret',
    origin: 'https://www.larkfield.example',
    referer: 'https://www.larkfield.example/help-and-support/bereavement',
    'x-forwarded-for': '192.0.2.1',
    forwarded: 'for=192.0.2.1',
    'x-request-id': 'request-1',
  };
  expect((await send({ query, headers, body: '{"type":"view"}' })).status).toBe(202);
  await settled();
  const [{ url, headers: received, body } = { url: '', headers: {}, body: '' }] = provider.received;
  expect([url, String(body)]).toEqual([`/api/v2/rum?${query}`, '{"type":"view"}']);
  expect(received).toEqual({
    'content-type': 'text/plain;charset=UTF-8',
    'content-encoding': 'deflate',
    'content-length': '15',
    'user-agent': 'Browser/1',
    // Headers of this process, the same for every visitor.
    host: new URL(provider.url).host,
    connection: 'keep-alive',
    accept: '*/*',
    'accept-language': '*',
    'accept-encoding': 'gzip, deflate',
    'sec-fetch-mode': 'cors',
  });
});

test('a body reaches the provider while the visitor is still sending it', async () => {
  const { provider, send } = await edgeWith();
  const visitor = bodyInParts();
  const response = send({ body: visitor.body });
  visitor.part('first');
  await provider.reached;
  visitor.part(' and last');
  visitor.end();
  expect((await response).status).toBe(202);
  await expect.poll(() => provider.received.map(({ body }) => String(body))).toEqual(['first and last']);
});

test.each([
  ['500', 500],
  ['429', 429],
  ['a redirect', 307],
])('a provider that answers %s is logged, and the visitor gets 202', async (_, status) => {
  const { provider, send, settled, lines } = await edgeWith((response) =>
    response.writeHead(status, { location: 'http://192.0.2.1/' }).end(),
  );
  expect((await send()).status).toBe(202);
  await settled();
  expect(provider.received).toHaveLength(1);
  expect(lines).toEqual([
    { level: 'warn', event: 'monitoring-not-passed-on', reason: 'refused', status, times: 1 },
  ]);
});

test('a provider that is down is logged once a minute, with the number of failures, and nothing about the visitors', async () => {
  const { provider, send, settled, lines, clock } = await edgeWith();
  provider.stop();
  const sendAll = async () => {
    for (const _ of [1, 2, 3]) expect((await send({ body: 'robin@example.com' })).status).toBe(202);
    await settled();
  };
  const line = { level: 'warn', event: 'monitoring-not-passed-on', reason: 'not-reached' };
  await sendAll();
  clock.pass(59_999);
  await sendAll();
  expect(lines).toEqual([{ ...line, times: 1 }]);
  clock.pass(1);
  await sendAll();
  expect(lines).toEqual([
    { ...line, times: 1 },
    { ...line, times: 6 },
  ]);
});

test('a provider that never answers does not delay a visitor, and its request times out', async () => {
  const { provider, send, settled, lines } = await edgeWith(() => {}, { limits: { milliseconds: 300 } });
  expect((await send({ body: 'x'.repeat(500_000) })).status).toBe(202);
  await settled();
  expect(lines).toMatchObject([{ reason: 'too-slow' }]);
  await expect.poll(() => provider.received.length).toBe(1);
});

test('an endless response from the provider is not read', async () => {
  const { send, settled, lines } = await edgeWith((response) => {
    const more = () =>
      void (response.write('x'.repeat(65_536)) ? setImmediate().then(more) : response.once('drain', more));
    response.writeHead(202);
    more();
  });
  expect((await send()).status).toBe(202);
  await settled();
  expect(lines).toEqual([]);
});

test.each([
  ['posts', { atOnce: 2 }],
  ['bytes', { bytesAtOnce: 2_500 }],
])(
  'while a provider hangs only so many %s are in progress; the rest is dropped and logged',
  async (_, limits) => {
    const { provider, send, lines } = await edgeWith(() => {}, { limits });
    const headers = { ...ownPage, 'content-length': '1000' };
    for (const _post of [1, 2, 3, 4])
      expect((await send({ body: 'x'.repeat(1_000), headers })).status).toBe(202);
    await expect.poll(() => provider.received.length).toBe(2);
    expect(lines).toMatchObject([{ reason: 'too-many-at-once', times: 1 }]);
  },
);

test('once the posts in progress have arrived, further ones are forwarded', async () => {
  const { provider, send, settled } = await edgeWith(undefined, {
    limits: { atOnce: 1, bytesAtOnce: batchLimit },
  });
  for (const _ of [1, 2, 3]) {
    await send();
    await settled();
  }
  expect(provider.received).toHaveLength(3);
});

test('a visitor who leaves half way, or sends too much, stores nothing at the provider and logs no line', async () => {
  const { provider, send, settled, lines } = await edgeWith();
  const leaving = bodyInParts();
  const left = send({ body: leaving.body });
  leaving.part('half');
  await provider.reached;
  leaving.break();
  await left;
  const tooMuch = bodyInParts();
  const refused = send({ body: tooMuch.body });
  tooMuch.part('x'.repeat(600_000));
  expect((await refused).status).toBe(413);
  await settled();
  expect([provider.received, lines]).toEqual([[], []]);
});

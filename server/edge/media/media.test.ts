import { gzipSync } from 'node:zlib';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createContentSource } from '#clients/content/create-content-client.ts';
import { firstLoadTimeoutMs } from '#clients/content/stale-while-revalidate/stale-while-revalidate.ts';
import { callInProcess, callOverNetwork, type ServiceCall } from '#clients/service-call.ts';
import { createContentService } from '#services/content/content-service.ts';
import { serveLargeErrors } from '#tests/support/large-errors.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { mediaRoutes } from './media.ts';
import { brandDir } from '#tests/support/brand-dir.ts';

const mark = '/help-and-support/media/mark.svg';
const sorry = 'This file is not available at the moment.';
const realContent = callInProcess(createContentService({ contentDir: brandDir }));

/** The media routes over a content service that answers like this, and the requests that it received. */
function mediaOver(respond: ServiceCall) {
  const requested: [string, Record<string, string>][] = [];
  const call: ServiceCall = (path, init) => {
    requested.push([path, Object.fromEntries(new Headers(init?.headers))]);
    return respond(path, init);
  };
  const content = createContentSource({ call, clock: movableClock(), logger: recordedLog() });
  const routes = mediaRoutes(content);
  return { requested, get: async (path: string, headers = {}) => routes.request(path, { headers }) };
}

test('a picture of the content service is served below the area’s own path', async () => {
  const response = await mediaOver(realContent).get(mark);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ]);
  expect(await response.text()).toContain('<svg');
});

test('a drawing opened as a document runs no scripts, and is cached for an hour at most', async () => {
  const { headers } = await mediaOver(realContent).get(mark);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
});

test('a browser that has the picture gets 304', async () => {
  const { get } = mediaOver(realContent);
  const etag = (await get(mark)).headers.get('etag') ?? '';
  const response = await get(mark, { 'if-none-match': etag });
  expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
});

test('a player gets the part of a film that it requests', async () => {
  const { get } = mediaOver(realContent);
  const whole = await (await get(mark)).text();
  const part = await get(mark, { range: 'bytes=5-14' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-14/${whole.length}`]);
  expect([part.headers.get('content-length'), await part.text()]).toEqual(['10', whole.slice(5, 15)]);
});

test('a range that the film does not have is refused with 416', async () => {
  const part = await mediaOver(realContent).get(mark, { range: 'bytes=9000000-' });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    416,
    expect.stringMatching(/^bytes \*\/\d+$/),
  ]);
});

test('HEAD describes a film, and requests no more of it from the content service', async () => {
  const isLetGo = Promise.withResolvers<void>();
  const body = new ReadableStream({ cancel: () => isLetGo.resolve() });
  const headers = { 'content-type': 'video/mp4', 'content-length': '900000' };
  const content = createContentSource({
    call: async () => new Response(body, { headers }),
    clock: movableClock(),
    logger: recordedLog(),
  });
  const response = await mediaRoutes(content).request(mark, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '900000',
    '',
  ]);
  await isLetGo.promise;
});

test('a player that has a part of a film can check whether it is still the same film', async () => {
  const { get } = mediaOver(realContent);
  const etag = (await get(mark)).headers.get('etag') ?? '';
  const whole = await get(mark, { range: 'bytes=5-14', 'if-range': etag });
  expect(whole.status).toBe(200);
});

test('only the conditions are passed on: no cookie, and not the visitor’s address', async () => {
  const { get, requested } = mediaOver(async () => new Response('x'));
  const conditions = {
    accept: 'image/*',
    'if-none-match': '"a"',
    'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT',
    range: 'bytes=0-',
    'if-range': '"a"',
  };
  await get(`${mark}?cache=no`, {
    ...conditions,
    cookie: 'session=1',
    referer: '/help-and-support/',
    'x-forwarded-for': '192.0.2.1',
    authorization: 'Bearer x',
  });
  expect(requested).toEqual([['/media/mark.svg', { ...conditions, 'accept-encoding': 'identity' }]]);
});

test('only the headers that describe the file are passed back', async () => {
  const described = {
    'content-type': 'image/png',
    etag: '"a"',
    'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
  };
  const others = { 'set-cookie': 'a=b', server: 'cms', 'cache-control': 'private', 'x-powered-by': 'cms' };
  const { get } = mediaOver(async () => new Response('x', { headers: { ...described, ...others } }));
  const { headers } = await get(mark);
  expect(Object.fromEntries(headers)).toEqual({
    ...described,
    'cache-control': 'public, max-age=3600',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});

test.each([
  ['not there', async () => new Response('no', { status: 404 }), 404, 'There is no such file.'],
  ['broken', async () => new Response('secret', { status: 500 }), 503, sorry],
  ['forbidden', async () => new Response('secret', { status: 403 }), 503, sorry],
  ['out of reach', () => Promise.reject(new Error('secret')), 503, sorry],
] as const)('a file that is %s gets an uncached error', async (_, service, status, words) => {
  const response = await mediaOver(service).get(mark);
  expect([response.status, await response.text()]).toEqual([status, words]);
  expect(response.headers.has('cache-control')).toBe(false);
});

test.each([404, 503])(
  'files answered with %s leave no connection to the content service open',
  async (status) => {
    const service = await serveLargeErrors(status);
    const { get } = mediaOver(service.call);
    for (let nth = 0; nth < 10; nth += 1) expect((await get(mark)).status).toBe(status);
    expect(service.requests()).toBe(10);
    await expect.poll(service.connections).toBeLessThanOrEqual(1);
  },
);

test('a content service that compresses its drawings anyway is read correctly', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(200)}</svg>`;
  const packed = gzipSync(drawing);
  const service = createServer((_request, response) => {
    const headers = {
      'content-encoding': 'gzip',
      'content-length': packed.length,
      'content-type': 'image/svg+xml',
    };
    response.writeHead(200, headers).end(packed);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await once(service, 'listening');
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const response = await mediaOver(callOverNetwork(`http://127.0.0.1:${port}`)).get(mark);
  expect(response.headers.has('content-length')).toBe(false);
  expect(await response.text()).toBe(drawing);
});

/** Timers that run when the test says so. */
function fakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a file that does not start is answered with an error text after a while, and its request is aborted', async () => {
  fakeTimers();
  const requested = Promise.withResolvers<AbortSignal>();
  const hanging: ServiceCall = (_path, init) => {
    if (init?.signal) requested.resolve(init.signal);
    return new Promise(() => {});
  };
  const pending = mediaOver(hanging).get(mark);
  const signal = await requested.promise;
  await vi.advanceTimersByTimeAsync(firstLoadTimeoutMs - 1);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const response = await pending;
  expect([response.status, await response.text()]).toEqual([503, sorry]);
  expect(response.headers.has('cache-control')).toBe(false);
  expect(signal.aborted).toBe(true);
});

test('a file that stops half way is broken off, so that the half is not mistaken for the whole', async () => {
  fakeTimers();
  let signal: AbortSignal | undefined;
  const stalling: ServiceCall = async (_path, init) => {
    signal = init?.signal ?? undefined;
    return new Response(
      new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('<svg')) }),
    );
  };
  const response = await mediaOver(stalling).get(mark);
  expect(response.status).toBe(200);
  const brokenOff = expect(response.text()).rejects.toThrow('went silent');
  await vi.advanceTimersByTimeAsync(firstLoadTimeoutMs - 1);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await brokenOff;
  expect(signal?.aborted).toBe(true);
});

test('a visitor who reads slowly gets the whole file: only the sender’s silence counts', async () => {
  fakeTimers();
  const film = Array.from({ length: 4 }, (_, nth) => new TextEncoder().encode(`part ${nth} `));
  const sender: ServiceCall = async () => {
    const parts = [...film];
    return new Response(
      new ReadableStream({
        pull: (body) => {
          const part = parts.shift();
          if (part) body.enqueue(part);
          else body.close();
        },
      }),
    );
  };
  const { body } = await mediaOver(sender).get(mark);
  let text = '';
  for await (const part of body ?? []) {
    text += new TextDecoder().decode(part);
    await vi.advanceTimersByTimeAsync(2 * firstLoadTimeoutMs);
  }
  expect(text).toBe('part 0 part 1 part 2 part 3 ');
});

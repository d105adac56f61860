import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';
import { createRequestLog, type RequestVariables } from './request-log.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function loggedSite(percentage?: number) {
  const clock = movableClock();
  const log = recordedLog();
  const seen: string[] = [];
  const app = new Hono<RequestVariables>()
    .use(
      createRequestLog({
        logger: log,
        clock,
        release: '1.2.3-abcdef01',
        ...(percentage !== undefined && { percentage }),
      }).middleware,
    )
    .get('/broken', () => {
      throw new Error('broken');
    })
    .all('/help-and-support/*', (c) => {
      seen.push(c.get('requestId'));
      clock.pass(12);
      return c.text('a page');
    })
    .onError((_problem, c) => c.text('sorry', 500));
  return { app, log, clock, seen };
}

test('a request is one line: method, path, status and milliseconds', async () => {
  const { app, log } = loggedSite();
  await app.request('/help-and-support/meters', { method: 'POST' });
  expect(log.lines).toEqual([
    {
      level: 'info',
      event: 'request',
      requestId: expect.stringMatching(uuidPattern),
      method: 'POST',
      path: '/help-and-support/meters',
      status: 200,
      milliseconds: 12,
    },
  ]);
});

test.each([
  ['fails once the visitor has left is logged as 499', '/broken', AbortSignal.abort(), 499],
  ['fails is logged as 500', '/broken', undefined, 500],
  ['succeeds has its status, also when the visitor has left', '/help-and-support/', AbortSignal.abort(), 200],
])('a request that %s', async (_words, path, signal, status) => {
  const { app, log } = loggedSite();
  await app.request(new Request(`http://localhost${path}`, signal && { signal }));
  expect(log.lines).toMatchObject([{ event: 'request', status }]);
});

test('a trace includes the time for which the request was held back', async () => {
  const clock = movableClock();
  const waited: (number | undefined)[] = [];
  const tracing: Pick<Tracing, 'request'> = {
    request: async ({ startedMsAgo }, serve) => {
      waited.push(startedMsAgo);
      await serve();
    },
  };
  const requestLog = createRequestLog({ logger: recordedLog(), clock, release: '1.2.3-abcdef01', tracing });
  const app = new Hono().use(requestLog.middleware).get('/', (c) => c.text('a page'));
  await app.request('/', {}, { incoming: { heldBackSince: clock.monotonic() - 70 } });
  await app.request('/');
  expect(waited).toEqual([70, 0]);
});

test('the milliseconds include those for which the request was held back', async () => {
  const { app, log, clock } = loggedSite();
  const heldBackSince = clock.monotonic();
  clock.pass(70);
  await app.request('/help-and-support/meters', {}, { incoming: { heldBackSince } });
  expect(log.lines[0]?.['milliseconds']).toBe(82);
});

test('what someone typed, where they came from and who they are stay out of the log line', async () => {
  const { app, log } = loggedSite();
  await app.request('/help-and-support/search?q=jane.doe%40example.org', {
    headers: {
      cookie: 'display=secret-cookie',
      referer: 'https://secret-referrer.example',
      'user-agent': 'secret',
    },
  });
  expect(log.lines[0]?.['path']).toBe('/help-and-support/search');
  expect(JSON.stringify(log.lines)).not.toMatch(/jane|secret|\?/);
});

test('an e-mail address and a long number in a path stay out of the line, and an overlong path is cut off', async () => {
  const { app, log } = loggedSite();
  await app.request('/help-and-support/jane.doe%40example.org/850012345678');
  await app.request(`/help-and-support/${'x'.repeat(60_000)}`);
  expect(log.lines[0]?.['path']).toBe('/help-and-support/[email]/[digits]');
  expect(log.lines[1]?.['path']).toHaveLength(200);
});

test('a failed and an unknown request are logged with the status that was sent', async () => {
  const { app, log } = loggedSite();
  await app.request('/broken');
  await app.request('/nothing');
  expect(log.lines.map(({ path, status }) => [path, status])).toEqual([
    ['/broken', 500],
    ['/nothing', 404],
  ]);
});

test.each(['abcdefgh', 'a1B2-c3_D4.e5', 'x'.repeat(64)])(
  'the id %s of a proxy in front is adopted: in the line, in the answer and for the page',
  async (id) => {
    const { app, log, seen } = loggedSite();
    const response = await app.request('/help-and-support/', { headers: { 'x-request-id': id } });
    expect([response.headers.get('x-request-id'), log.lines[0]?.['requestId'], seen[0]]).toEqual([
      id,
      id,
      id,
    ]);
  },
);

test.each([
  ['too short', 'abcdefg'],
  ['too long', 'x'.repeat(65)],
  ['with spaces', 'abcd efgh'],
  ['that would break a line of JSON', 'abcdefgh"},{"a":"'],
  ['of another script', 'abcdefgé'],
  ['that looks like a path', '../../etc/passwd'],
  ['that is empty', ''],
])('an id %s is refused, and another is generated', async (_, id) => {
  const { app, log } = loggedSite();
  const response = await app.request('/help-and-support/', { headers: { 'x-request-id': id } });
  expect(log.lines[0]?.['requestId']).toMatch(uuidPattern);
  expect(response.headers.get('x-request-id')).toBe(log.lines[0]?.['requestId']);
});

test('every request gets its own id', async () => {
  const { app, log } = loggedSite();
  for (let nth = 0; nth < 3; nth += 1) await app.request('/help-and-support/');
  expect(new Set(log.lines.map(({ requestId }) => requestId)).size).toBe(3);
});

test('scripts of a page can read its request id and its release', async () => {
  const { app, log } = loggedSite();
  const response = await app.request('/help-and-support/');
  const id = String(log.lines[0]?.['requestId']);
  expect(response.headers.get('server-timing')).toBe(`request;desc="${id}", release;desc="1.2.3-abcdef01"`);
});

test('only the given percentage of usual requests is logged, with the percentage in the line; all others are logged', async () => {
  const { app, log } = loggedSite(10);
  for (let nth = 0; nth < 100; nth += 1) await app.request('/help-and-support/');
  expect(log.lines).toHaveLength(10);
  expect(log.lines[0]).toMatchObject({ status: 200, percentage: 10 });
  await app.request('/broken');
  await app.request('/nothing');
  expect(log.lines.slice(10).map(({ status, percentage }) => [status, percentage])).toEqual([
    [500, undefined],
    [404, undefined],
  ]);
});

test('no usual request is logged when the percentage is 0', async () => {
  const { app, log } = loggedSite(0);
  for (let nth = 0; nth < 100; nth += 1) await app.request('/help-and-support/');
  expect(log.lines).toEqual([]);
});

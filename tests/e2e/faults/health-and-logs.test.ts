import { expect, test } from '../../support/site-test.ts';
import { failingModes } from '../../support/unreliable-content.ts';

type Line = {
  level: number;
  time: string;
  event: string;
  requestId?: string;
  path?: string;
  status?: number;
};

test('a healthy site is alive and ready, and reports its content as well', async ({ request }) => {
  const alive = await request.get('/healthz');
  expect([alive.status(), await alive.json()]).toEqual([200, { status: 'ok' }]);
  const ready = await request.get('/readyz');
  expect([ready.status(), await ready.json()]).toEqual([
    200,
    { status: 'ok', backEnds: { content: 'ok', database: 'ok' } },
  ]);
});

for (const mode of failingModes) {
  test(`with no content and its service ${mode}, the site is alive but not ready`, async ({
    serveSiteOnFailingContent,
    request,
  }) => {
    const site = await serveSiteOnFailingContent(mode);
    expect((await request.get(`${site.url}/healthz`)).status()).toBe(200);
    const ready = await request.get(`${site.url}/readyz`);
    expect([ready.status(), await ready.json()]).toEqual([
      503,
      { status: 'failing', backEnds: { content: 'failing', database: 'ok' } },
    ]);
  });
}

test('each request is one JSON line with its id, and without its query or its cookies', async ({
  startOwnSite,
  request,
}) => {
  const site = await startOwnSite({ env: { LOG_LEVEL: 'info' } });
  const asked = {
    'proxy-id-1': {
      address: '/help-and-support/meters?email=private%40example.com',
      path: '/help-and-support/meters',
      status: 200,
    },
    'proxy-id-2': { address: '/search?q=private+words', path: '/search', status: 200 },
    'proxy-id-3': { address: '/nowhere?token=private', path: '/nowhere', status: 404 },
    'proxy-id-4': { address: '/help-and-support/nope?private', path: '/help-and-support/nope', status: 302 },
  };
  const cookie = 'display=theme=dark; secret-cookie=sesame';
  for (const [id, { address }] of Object.entries(asked)) {
    const response = await request.get(site.url + address, {
      headers: { cookie, 'x-request-id': id },
      maxRedirects: 0,
    });
    expect(response.headers()['x-request-id']).toBe(id);
  }
  const post = await request.post(`${site.url}/help-and-support/make-a-complaint-select-type?private`, {
    form: { words: 'private' },
  });
  await site.stop();

  const requests = logLines(site.output()).filter(({ event }) => event === 'request');
  const line = (id: string | undefined) => requests.filter(({ requestId }) => requestId === id);
  for (const [id, { path, status }] of Object.entries(asked)) {
    expect(line(id), path).toEqual([expect.objectContaining({ level: 30, method: 'GET', path, status })]);
  }
  const ownId = post.headers()['x-request-id'];
  expect(ownId).toMatch(/^[0-9a-f-]{36}$/);
  expect(line(ownId)).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/help-and-support/make-a-complaint-select-type',
      status: 422,
    }),
  ]);
  for (const secret of ['private', 'sesame', 'secret-cookie', 'theme=dark'])
    expect(site.output()).not.toContain(secret);
});

test('an id that could break a log line is replaced', async ({ startOwnSite, request }) => {
  const site = await startOwnSite({ env: { LOG_LEVEL: 'info' } });
  const response = await request.get(`${site.url}/healthz`, {
    headers: { 'x-request-id': 'a b","level":50' },
  });
  expect(response.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('while content fails, the log is still JSON lines: what failed, for which path, and no stack over several lines', async ({
  startOwnSite,
  startContentService,
  request,
}) => {
  const content = await startContentService();
  content.setMode('error');
  const site = await startOwnSite({ env: { CONTENT_URL: content.url, LOG_LEVEL: 'info' } });
  for (const path of [
    '/help-and-support/meters/economy-7-meters?private',
    '/help-and-support/extra-support',
    '/energy',
    '/help-and-support/sitemap.xml',
  ]) {
    expect((await request.get(site.url + path)).status(), path).toBe(503);
  }
  await site.stop();
  const failures = logLines(site.output()).filter(({ event }) => event === 'content-refresh-failed');
  expect(failures).toContainEqual(
    expect.objectContaining({
      level: 40,
      path: '/help/categories.json',
      reason: 'status 500',
      servedFromLastGoodCopy: false,
    }),
  );
  expect(site.output()).not.toContain('private');
});

/** Everything after the start-up text, each line parsed: a line that is not JSON fails the test. */
function logLines(output: string): Line[] {
  const [, logged = ''] = output.split('Stop with Ctrl+C.\n');
  return logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

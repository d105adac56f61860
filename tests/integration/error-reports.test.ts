import { expect, test } from 'vitest';
import { limitRules } from '#server/edge/rate-limits/limit-rules.ts';
import { flushIntervalMs } from '#server/telemetry/error-reports/aggregate-errors.ts';
import { siteInProcess } from '../support/site-in-process.ts';

const origin = 'http://localhost:3000';
const browser = `${origin}/help-and-support/reports`;
const csp = `${browser}/csp`;
const allowed = 'a=b; consent=1.performance';

const failure = {
  kind: 'boundary',
  error: 'TypeError',
  at: ['meters-a1b2.js:3:14', 'react-c3d4.js:1:2'],
  path: '/help-and-support/meters',
  requestId: 'request-of-the-page',
  release: '1.0.0-0a0b0c0d',
};
const reported = {
  event: 'browser-failure',
  level: 'warn',
  ...failure,
  at: failure.at.join(' < '),
  count: 1,
};
const refused = {
  'document-uri': `${origin}/help-and-support/meters?email=jane@example.com`,
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://ads.example/tag.js?who=jane',
  'original-policy': "default-src 'none'",
  'script-sample': 'typed words',
};

async function reportedSite() {
  const site = await siteInProcess({ PUBLIC_URL: origin });
  const post = async (address: string, body: unknown, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
    return (await site.fetch(new Request(address, { ...init, headers }))).status;
  };
  return {
    ...site,
    report: (body: unknown, { cookie = allowed, ...headers }: Record<string, string> = {}) =>
      post(browser, body, { cookie, 'sec-fetch-site': 'same-origin', ...headers }),
    refuse: (changes: Record<string, unknown> = {}, address = csp) =>
      post(
        address,
        { 'csp-report': { ...refused, ...changes } },
        { 'content-type': 'application/csp-report' },
      ),
    post,
    failures: () =>
      site.log.filter(({ level, event }) => level !== 'info' && event !== 'post-from-another-origin'),
  };
}

test('a page’s report is one log line, and its repeats are summed up in a later one', async () => {
  const { report, failures, clock, stop } = await reportedSite();
  for (let nth = 0; nth < 3; nth += 1) expect(await report(failure)).toBe(204);
  expect(failures()).toEqual([{ ...reported, fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/) }]);
  clock.pass(flushIntervalMs);
  await report({ ...failure, error: 'RangeError' });
  expect(failures().map(({ error, count }) => [error, count])).toEqual([
    ['TypeError', 1],
    ['TypeError', 2],
    ['RangeError', 1],
  ]);
  await report(failure);
  await stop();
  expect(failures().at(-1), 'reported when the site stops').toMatchObject({ error: 'TypeError', count: 1 });
});

test('a report from a page that does not know its release has the running one', async () => {
  const { report, failures } = await reportedSite();
  const { release: _, ...without } = failure;
  await report(without);
  expect(failures()[0]?.['release']).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
});

test('without consent to performance no report of a page is logged', async () => {
  const { report, failures } = await reportedSite();
  for (const cookie of ['', 'consent=1', 'consent=1.functional.targeting', 'consent=0.performance'])
    expect(await report(failure, { cookie }), cookie).toBe(204);
  expect(failures()).toEqual([]);
});

test('only pages of the site can report', async () => {
  const { report, post, failures } = await reportedSite();
  for (const from of ['cross-site', 'same-site', 'none'])
    expect(await report(failure, { 'sec-fetch-site': from }), from).toBe(403);
  const cookie = allowed;
  expect(await post(browser, failure, { cookie })).toBe(403);
  expect(await post(browser, failure, { cookie, origin: 'https://evil.example' })).toBe(403);
  expect(failures()).toEqual([]);
  expect(await post(browser, failure, { cookie, origin })).toBe(204);
  expect(failures()).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['no JSON', 'typed words'],
  ['a message', { ...failure, message: 'typed words' }],
  ['words for a name', { ...failure, error: 'typed words' }],
  ['words for a place', { ...failure, at: ['typed words'] }],
  ['a query', { ...failure, path: '/help-and-support/meters?typed=words' }],
  ['an id that breaks a line', { ...failure, requestId: 'a","level":"info' }],
  ['an unknown kind', { ...failure, kind: 'csp' }],
])('a failure report with %s is refused', async (_, body) => {
  const { report, failures } = await reportedSite();
  expect(await report(body)).toBe(400);
  expect(failures()).toEqual([]);
});

test('what looks like personal data in a path is removed, even if the page left it in', async () => {
  const { report, refuse, failures } = await reportedSite();
  const path = '/help-and-support/bills/jane%40example.com/07700900982';
  await report({ ...failure, path });
  await refuse({ 'document-uri': `${origin}${path}` });
  expect(failures().map((line) => line['path'])).toEqual([
    '/help-and-support/bills/[email]/[digits]',
    '/help-and-support/bills/[email]/[digits]',
  ]);
});

test('a policy violation is reduced to directive, origin and path, in either form of report', async () => {
  const { refuse, post, failures } = await reportedSite();
  expect(await refuse({}, `${csp}?page=request-of-the-page`)).toBe(204);
  const body = {
    documentURL: `${origin}/help-and-support/bills?q=jane`,
    effectiveDirective: 'img-src',
    blockedURL: 'data',
    sample: 'typed words',
  };
  const modern = [
    { type: 'csp-violation', body },
    { type: 'deprecation', body },
  ];
  expect(await post(csp, modern, { 'content-type': 'application/reports+json' })).toBe(204);
  expect(failures()).toEqual([
    {
      level: 'warn',
      event: 'csp-violation',
      kind: 'csp',
      error: 'script-src-elem',
      code: 'https://ads.example',
      path: '/help-and-support/meters',
      requestId: 'request-of-the-page',
      release: expect.any(String),
      fingerprint: expect.any(String),
      count: 1,
    },
    expect.objectContaining({ error: 'img-src', code: 'data', path: '/help-and-support/bills' }),
  ]);
});

test('a policy report that is not about our pages, or that an extension caused, is not logged', async () => {
  const { refuse, post, failures } = await reportedSite();
  for (const changes of [
    { 'document-uri': 'https://evil.example/help-and-support/' },
    { 'document-uri': 'about' },
    { 'blocked-uri': 'chrome-extension' },
    { 'blocked-uri': 'moz-extension://0a0b/script.js' },
    { 'blocked-uri': 'about' },
    { 'blocked-uri': 'blob:https://evil.example/0a0b' },
    { 'blocked-uri': 'inline', 'source-file': 'safari-web-extension://0a0b/script.js' },
    { 'effective-directive': 'typed words' },
    { 'effective-directive': 7 },
  ])
    expect(await refuse(changes), JSON.stringify(changes)).toBe(204);
  for (const body of ['typed words', '[]', 'null', '[[[[]]]]', '{"csp-report":"typed"}'])
    expect(await post(csp, body), body).toBe(204);
  expect(failures()).toEqual([]);
});

test('a report that is too long is not read, and too many from one address are refused', async () => {
  const { report, post, failures } = await reportedSite();
  expect(await report({ ...failure, path: `/${'x'.repeat(5_000)}` })).toBe(413);
  expect(await post(csp, 'x'.repeat(70_000))).toBe(413);
  const statuses = new Set<number>();
  for (let nth = 0; nth < (limitRules.errorReports[0]?.points ?? 0); nth += 1)
    statuses.add(await report(failure));
  expect([...statuses]).toEqual([204, 429]);
  expect(failures()).toHaveLength(1);
  expect(JSON.stringify(failures())).not.toContain('127.0.0.1');
});

test('a GET of the report addresses returns nothing', async () => {
  const { get } = await reportedSite();
  for (const address of [browser, csp]) {
    const response = await get(address);
    expect([response.status, response.headers.get('allow')], address).toEqual([405, 'POST']);
  }
});

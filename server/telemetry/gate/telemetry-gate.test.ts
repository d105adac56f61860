import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { privateNetworks } from '#platform/visitor-address/trusted-proxies.ts';
import { identifyVisitor } from '#platform/visitor-address/visitor-address.ts';
import { telemetryGate } from './telemetry-gate.ts';

const origin = 'https://www.larkfield.example';
const mostBytes = 10;
const ownPage = { 'sec-fetch-site': 'same-origin', cookie: 'consent=1.performance' };
const { 'sec-fetch-site': _site, ...unmarked } = ownPage;
const { cookie: _cookie, ...undecided } = ownPage;
const otherSite = { ...ownPage, 'sec-fetch-site': 'cross-site' };

/** An endpoint behind the gate, what it received, and how many requests were counted against a limit. */
function endpoint(from: 'page' | 'browser', { isOverLimit = false } = {}) {
  const received: string[] = [];
  let counted = 0;
  const gate = telemetryGate(origin).receive({
    from,
    mostBytes,
    consume: async () => {
      counted += 1;
      return isOverLimit ? { ok: false, waitSeconds: 7 } : { ok: true };
    },
  });
  const app = new Hono().use(identifyVisitor(privateNetworks)).post('/reports', ...gate, async (c) => {
    received.push(await c.req.text());
    return c.body(null, 202);
  });
  const post = async (headers: Record<string, string>, body = 'report') => {
    const response = await app.request(`${origin}/reports`, { method: 'POST', headers, body });
    return { status: response.status, received, counted, retryAfter: response.headers.get('retry-after') };
  };
  return post;
}

test.each([
  ['a page of ours with consent', ownPage],
  ['an older browser’s page of ours, by its origin', { ...unmarked, origin }],
])('%s is admitted, and its body arrives', async (_, headers) => {
  expect(await endpoint('page')(headers)).toMatchObject({ status: 202, received: ['report'], counted: 1 });
});

test.each([
  ['a page of another site', otherSite, 403],
  ['no browser', unmarked, 403],
  ['a page of another site, without consent', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of ours without consent', undecided, 204],
  ['a page of ours without consent, whose report is too long', { ...undecided, 'content-length': '99' }, 204],
  ['a report that states too great a length', { ...ownPage, 'content-length': '99' }, 413],
  ['a report that states no number for its length', { ...ownPage, 'content-length': 'long' }, 413],
])('%s is rejected before any rate limit is checked, and nothing is received', async (_, headers, status) => {
  expect(await endpoint('page')(headers)).toMatchObject({ status, received: [], counted: 0 });
});

test('a visitor over the limit gets 429 with Retry-After, and nothing is received', async () => {
  const response = await endpoint('page', { isOverLimit: true })(ownPage);
  expect(response).toMatchObject({ status: 429, retryAfter: '7', received: [], counted: 1 });
});

test('a body longer than its stated length and the limit is refused, and none of it is received', async () => {
  const response = await endpoint('page')({ ...ownPage, 'content-length': '5' }, 'x'.repeat(mostBytes + 1));
  expect(response).toMatchObject({ status: 413, received: [] });
});

test('what the browser itself reports needs no page and no consent, but has the same limits', async () => {
  expect(await endpoint('browser')({})).toMatchObject({ status: 202, received: ['report'] });
  expect(await endpoint('browser')({ 'content-length': '99' })).toMatchObject({ status: 413, counted: 0 });
  expect(await endpoint('browser', { isOverLimit: true })({})).toMatchObject({ status: 429, received: [] });
});

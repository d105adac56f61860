import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createRequestLog } from '../request-log/request-log.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { createSecurityHeaders } from './security-headers.ts';

function siteWith(addresses: { publicUrl: string; mainSiteUrl: string; strictTransport?: undefined }) {
  return new Hono()
    .use(createRequestLog({ logger: recordedLog(), clock: movableClock(), release: '1.2.3' }).middleware)
    .use(createSecurityHeaders({ strictTransport: 'max-age=300', ...addresses }).middleware)
    .get('/page', (c) => c.text('a page'))
    .get('/own-policy', (c) => c.text('a drawing', 200, { 'content-security-policy': 'sandbox' }))
    .get('/framed', (c) => c.text('a page', 200, { 'x-frame-options': 'ALLOWALL' }))
    .get('/broken', () => {
      throw new Error('broken');
    })
    .onError((_problem, c) => c.text('sorry', 500));
}
const local = siteWith({ publicUrl: 'http://localhost:3000', mainSiteUrl: '' });
const secure = siteWith({
  publicUrl: 'https://www.larkfield.example',
  mainSiteUrl: 'https://main.example/site',
});

test.each([
  ['a page', '/page', 200],
  ['a page that is not there', '/nothing', 404],
  ['a page that broke', '/broken', 500],
])('%s carries every security header', async (_, path, status) => {
  const response = await local.request(path);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': contentSecurityPolicy([], { mainSiteOrigin: '', isSecure: false }),
  });
});

test('on https the HSTS header makes browsers stay on https, unless it is off', async () => {
  const response = await secure.request('/page');
  expect(response.headers.get('strict-transport-security')).toBe('max-age=300');
  const without = siteWith({
    publicUrl: 'https://www.larkfield.example',
    mainSiteUrl: '',
    strictTransport: undefined,
  });
  expect((await without.request('/page')).headers.has('strict-transport-security')).toBe(false);
});

test('on http no HSTS header is sent, since it would lock visitors out', async () => {
  const response = await local.request('/page');
  expect(response.headers.has('strict-transport-security')).toBe(false);
});

test('the search form may be sent to the origin of a main site elsewhere, not to its path', async () => {
  const policy = (await secure.request('/page')).headers.get('content-security-policy');
  expect(policy).toContain("form-action 'self' https://main.example;");
});

test('an answer that set its own content security policy keeps that policy', async () => {
  const response = await local.request('/own-policy');
  expect(response.headers.get('content-security-policy')).toBe('sandbox');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('no answer can weaken the other headers', async () => {
  expect((await local.request('/framed')).headers.get('x-frame-options')).toBe('DENY');
});

test('on https, a report of blocked content names the request of its page', async () => {
  const response = await secure.request('/page', { headers: { 'x-request-id': 'request-1' } });
  expect(response.headers.get('reporting-endpoints')).toBe(
    'csp="/help-and-support/reports/csp?page=request-1"',
  );
  expect((await local.request('/page')).headers.has('reporting-endpoints')).toBe(false);
});

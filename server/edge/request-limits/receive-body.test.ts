import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { longestText } from '#contracts/forms/bounded-text.ts';
import { privateNetworks } from '#platform/visitor-address/trusted-proxies.ts';
import { identifyVisitor } from '#platform/visitor-address/visitor-address.ts';
import { bodyLimitOf, choiceLimit, formLimit, textFormLimit } from './body-limits.ts';
import { receiveBody } from './receive-body.ts';

const query = '/help-and-support/complaints/gas-and-electricity/query';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));

function appWith(atOnce?: { total: number; perVisitor: number }) {
  return new Hono()
    .use(identifyVisitor(privateNetworks))
    .use(
      receiveBody({
        refuse: (c) => c.text('too large', 413),
        busy: (c) => c.text('busy', 503),
        ...(atOnce && { atOnce }),
      }),
    )
    .post('*', async (c) => {
      const text = (await c.req.formData()).get('query');
      return c.text(typeof text === 'string' ? String(text.length) : 'no query');
    });
}

async function post(
  app: Pick<Hono, 'request'>,
  body: BodyInit,
  path = query,
  headers: Record<string, string> = form,
) {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return app.request(path, init);
}

/** A body that never ends and never states its length; counts how much of it was read. */
function endless() {
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      bytes += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { body, bytesRead: () => bytes };
}

test.each([
  ['a', 1],
  ['é', 2],
  ['€', 3],
])('a query text of the greatest allowed length, all %s, reaches the form', async (character) => {
  const body = new URLSearchParams({ query: character.repeat(30_000), subject: 'x'.repeat(100) }).toString();
  const response = await post(appWith(), body);
  expect([response.status, await response.text()]).toEqual([200, '30000']);
});

test('a text over the limit of SPEC §9 also reaches the form, which counts the excess characters', async () => {
  const response = await post(appWith(), new URLSearchParams({ query: 'a'.repeat(100_000) }).toString());
  expect([response.status, await response.text()]).toEqual([200, '100000']);
});

test('no text that fits into a body is too long to be counted', () => {
  expect(longestText).toBeGreaterThanOrEqual(textFormLimit);
});

test.each([
  [query, textFormLimit],
  [`${query}.data`, textFormLimit],
  ['/help-and-support/complaints/pay-as-you-go', textFormLimit],
  ['/help-and-support/complaints/feedback/personal-details', textFormLimit],
  ['/help-and-support/submit-meter-read', formLimit],
  ['/identity/sign-in/journey', formLimit],
  ['/help-and-support/display-settings', choiceLimit],
  ['/help-and-support/cookies.data', choiceLimit],
  ['/help-and-support/Cookies', choiceLimit],
  ['/help-and-support/cookies//', choiceLimit],
  ['/help-and-support/cookies/_.data', choiceLimit],
])('%s accepts %i bytes', async (path, limit) => {
  expect(bodyLimitOf(path)).toBe(limit);
  const fits = `query=${'x'.repeat(limit - 6)}`;
  expect((await post(appWith(), fits, path)).status).toBe(200);
  expect((await post(appWith(), `${fits}x`, path)).status).toBe(413);
});

test('a body whose stated length is over the limit is refused unread', async () => {
  const { body, bytesRead } = endless();
  const headers = { ...form, 'content-length': String(textFormLimit + 1) };
  expect((await post(appWith(), body, query, headers)).status).toBe(413);
  expect(bytesRead()).toBeLessThanOrEqual(2 * chunk.length);
});

test('an endless body is refused once it is too long', async () => {
  const { body, bytesRead } = endless();
  expect((await post(appWith(), body)).status).toBe(413);
  expect(bytesRead()).toBeLessThan(textFormLimit + 4 * chunk.length);
});

test('a body that breaks off is answered 400', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  expect((await post(appWith(), body)).status).toBe(400);
});

test('visitors who send slowly use up only their own places, and others are accepted', async () => {
  const app = appWith({ total: 4, perVisitor: 2 });
  const slow: ReadableStreamDefaultController<Uint8Array>[] = [];
  const slowBody = () =>
    new ReadableStream<Uint8Array>({ start: (controller) => void slow.push(controller) });
  const from = (address: string) => ({ ...form, 'x-forwarded-for': address });
  const waiting = [1, 2].map(() => post(app, slowBody(), query, from('192.0.2.1')));
  expect((await post(app, 'query=x', query, from('192.0.2.1'))).status).toBe(503);
  expect((await post(app, 'query=x', query, from('192.0.2.2'))).status).toBe(200);
  for (const controller of slow) {
    controller.enqueue(new TextEncoder().encode('query=late'));
    controller.close();
  }
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await post(app, 'query=x', query, from('192.0.2.1'))).status).toBe(200);
});

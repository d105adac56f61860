import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBodies, longestBody } from './limit-bodies.ts';

const app = new Hono().use(limitBodies()).post('*', async (c) => {
  const query = (await c.req.formData()).get('query');
  return c.text(typeof query === 'string' ? query.slice(0, 4) : 'no query');
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));

/** A body that comes in pieces and never says how long it is; counts what was taken of it. */
function endless() {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      taken += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { body, taken: () => taken };
}

test('the longest query there may be, and one far over it, reach the form', async () => {
  for (const length of [30_000, 100_000]) {
    const body = new URLSearchParams({ query: '😀'.repeat(length) }).toString();
    const answer = await app.request('/', { method: 'POST', headers: form, body });
    expect([answer.status, await answer.text()]).toEqual([200, '😀😀']);
  }
});

test('a body that says it is too long is refused unread', async () => {
  const headers = { ...form, 'content-length': String(longestBody + 1) };
  const answer = await app.request('/', { method: 'POST', headers, body: 'query=short' });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain('too long');
});

test('a body without an end is refused once it is too long', async () => {
  const { body, taken } = endless();
  const asStream: RequestInit & { duplex: 'half' } = { method: 'POST', headers: form, body, duplex: 'half' };
  const answer = await app.request('/', asStream);
  expect(answer.status).toBe(413);
  expect(taken()).toBeLessThan(longestBody + 4 * chunk.length);
});

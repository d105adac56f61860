import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection, type RawConnection } from '#tests/support/raw-connection.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';

const many = 500;
/** Request bodies of one visitor that may be arriving concurrently, by server/edge/request-limits. */
const perVisitor = 64;
const path = '/help-and-support/complaints/pay-as-you-go';

/** No time is measured: this only stops a test that hangs. */
const longTimeout = { timeout: 30_000 };

let site: OwnSite;
const connections: RawConnection[] = [];
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  await site.stop();
});

test(`while ${many} connections of one visitor send posts that never end, other visitors read and send`, async () => {
  const head = {
    'X-Forwarded-For': '192.0.2.66',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': '100000',
  };
  for (let nth = 0; nth < many; nth += 1) {
    const connection = await openConnection(site.url);
    connections.push(connection);
    connection.send(`POST ${path} HTTP/1.1`, head, 'first-name=');
  }
  const answeredWith = (status: string) => connections.filter((one) => one.status() === status).length;
  await expect.poll(() => answeredWith('503'), longTimeout).toBe(many - perVisitor);
  const headers = { 'x-forwarded-for': '192.0.2.1', 'content-type': 'application/x-www-form-urlencoded' };
  const health = await fetch(`${site.url}/healthz`);
  const page = await fetch(`${site.url}/help-and-support/emergencies`, { headers });
  const form = await fetch(`${site.url}${path}`, { method: 'POST', headers, body: 'intent=next-step' });
  expect([health.status, page.status, form.status]).toEqual([200, 200, 422]);
  expect(answeredWith('')).toBe(perVisitor);
});

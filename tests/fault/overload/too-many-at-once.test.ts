import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection } from '#tests/support/raw-connection.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';
import { meteredTurns } from '../worst-text/metered.ts';
import { longestTurnMs } from '../worst-text/run-cases.ts';

/** Far more than the 256 that may be in progress. */
const atOnce = 512;

let site: OwnSite & Awaited<ReturnType<typeof meteredTurns>>;
beforeAll(async () => {
  const meter = await meteredTurns();
  site = { ...(await startSite(meter.env)), ...meter };
  // Cached from now on.
  await fetch(`${site.url}/help-and-support/emergencies`);
});
afterAll(() => site.stop());

test('requests over the concurrency limit are answered immediately, and cached pages are served to everybody', async () => {
  const connections = [];
  for (let nth = 0; nth < atOnce; nth += 1) connections.push(await openConnection(site.url));
  await site.longestTurn();
  const pid = site.pid ?? expect.fail('the site has no process');
  // The site is stopped until all are sent: however slowly this process sends, the site finds them at once.
  process.kill(pid, 'SIGSTOP');
  try {
    for (const [nth, connection] of connections.entries()) {
      const headers = { Accept: 'text/html', Connection: 'close', 'X-Forwarded-For': `192.0.2.${nth % 250}` };
      connection.send(`GET /help-and-support/meters?nth=${nth} HTTP/1.1`, headers);
    }
    await Promise.all(connections.map((connection) => connection.written()));
    await expect.poll(() => countUnread(site), { timeout: 20_000 }).toBe(atOnce);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  const cached = await fetch(`${site.url}/help-and-support/emergencies`);
  const health = await fetch(`${site.url}/healthz`);
  expect([cached.status, health.status]).toEqual([200, 200]);

  await Promise.all(connections.map(({ ended }) => ended));
  expect(await site.longestTurn()).toBeLessThan(longestTurnMs);
  const refused = connections.filter((connection) => connection.status() === '503');
  expect(connections.filter((connection) => !['200', '503'].includes(connection.status()))).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused.map((connection) => connection.received())) {
    expect(answer).toMatch(/^retry-after: 5\r$/im);
    expect(answer).toContain('We’re very busy at the moment');
    expect(answer).toContain('href="tel:0800111999"');
    expect(answer).toContain('href="tel:105"');
  }
  expect((await fetch(`${site.url}/help-and-support/meters?nth=after`)).status).toBe(200);
});

/** Counts the site's connections with data in their receive queue: on a busy machine it arrives some time after it was sent. */
function countUnread({ url }: OwnSite): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const lists = ['/proc/net/tcp', '/proc/net/tcp6'].filter((list) => existsSync(list));
  // Only Linux has them.
  if (lists.length === 0) return atOnce;
  const unread = new RegExp(`^ *\\d+: [0-9A-F]+:${port} \\S+ 01 [0-9A-F]+:(?!00000000)`, 'gm');
  return lists.flatMap((list) => readFileSync(list, 'utf8').match(unread) ?? []).length;
}

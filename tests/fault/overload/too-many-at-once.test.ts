import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection, type RawConnection } from '#tests/support/raw-connection.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';
import { meteredTurns } from '../worst-text/metered.ts';
import { longestTurnMs } from '../worst-text/run-cases.ts';

/** Far more than the 256 that may be in progress. */
const atOnce = 512;
/** Fits into the backlog of Node's server: 511 connections. */
const atOnceUnaccepted = 500;

let site: OwnSite & Awaited<ReturnType<typeof meteredTurns>>;
beforeAll(async () => {
  const meter = await meteredTurns();
  site = { ...(await startSite(meter.env)), ...meter };
  // Cached from now on.
  await fetch(`${site.url}/help-and-support/emergencies`);
});
afterAll(() => site.stop());

test('requests over the concurrency limit are answered immediately, and cached pages are served to everybody', async () => {
  const connections = await openConnections(atOnce);
  await site.longestTurn();
  await whileStopped(() => sendTo(connections));
  await expectLimited(connections);
});

test('the limit counts requests on connections that are not accepted yet', async () => {
  await site.longestTurn();
  const connections = await whileStopped(async () => {
    const waiting = await openConnections(atOnceUnaccepted);
    await sendTo(waiting);
    return waiting;
  });
  await expectLimited(connections);
});

async function openConnections(count: number) {
  const connections = [];
  for (let nth = 0; nth < count; nth += 1) connections.push(await openConnection(site.url));
  return connections;
}

/** However long this process takes, the site finds everything at once when it continues. */
async function whileStopped<T>(work: () => Promise<T>): Promise<T> {
  const pid = site.pid ?? expect.fail('the site has no process');
  process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** Requests a page on each connection, and waits until the site could read all of them. */
async function sendTo(connections: RawConnection[]) {
  for (const [nth, connection] of connections.entries()) {
    const headers = { Accept: 'text/html', Connection: 'close', 'X-Forwarded-For': `192.0.2.${nth % 250}` };
    connection.send(`GET /help-and-support/meters?nth=${nth} HTTP/1.1`, headers);
  }
  await Promise.all(connections.map((connection) => connection.written()));
  await expect.poll(() => countUnread(site, connections)).toBe(connections.length);
}

/** Expects that these requests are answered or refused, and that cached pages are still served. */
async function expectLimited(connections: RawConnection[]) {
  const cached = await fetch(`${site.url}/help-and-support/emergencies`);
  const health = await fetch(`${site.url}/healthz`);
  expect([cached.status, health.status]).toEqual([200, 200]);

  await Promise.all(connections.map(({ ended }) => ended));
  expect(await site.longestTurn()).toBeLessThan(longestTurnMs);
  const refused = connections.filter((connection) => connection.status() === '503');
  expect(connections.filter((connection) => !['200', '503'].includes(connection.status()))).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused.map((connection) => connection.received())) {
    expect(response).toMatch(/^retry-after: 5\r$/im);
    expect(response).toContain('We’re very busy at the moment');
    expect(response).toContain('href="tel:0800111999"');
    expect(response).toContain('href="tel:105"');
  }
  expect((await fetch(`${site.url}/help-and-support/meters?nth=after`)).status).toBe(200);
}

/** Counts the site's connections with data in their receive queue: on a busy machine it arrives some time after it was sent. */
function countUnread({ url }: OwnSite, connections: RawConnection[]): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const lists = ['/proc/net/tcp', '/proc/net/tcp6'].filter((list) => existsSync(list));
  // Other systems than Linux don't have them.
  if (lists.length === 0) return connections.length;
  const unread = new RegExp(`^ *\\d+: [0-9A-F]+:${port} \\S+ 01 [0-9A-F]+:(?!00000000)`, 'gm');
  return lists.flatMap((list) => readFileSync(list, 'utf8').match(unread) ?? []).length;
}

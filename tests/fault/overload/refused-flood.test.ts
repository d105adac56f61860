import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection } from '#tests/support/raw-connection.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';
import { meteredTurns } from '../worst-text/metered.ts';
import { longestTurnMs } from '../worst-text/run-cases.ts';

/**
 * A process that was waiting for its processor finds all of them in one turn of its event loop: refusing them then
 * takes a third of a second of CPU time. Rendering a page for each would take more than a second.
 */
const atOnce = 1_000;
const page = '/help-and-support/meters';

type Site = OwnSite & Awaited<ReturnType<typeof meteredTurns>>;
let site: Site;
beforeAll(async () => {
  const meter = await meteredTurns();
  site = { ...(await startSite(meter.env)), ...meter };
});
afterAll(() => site.stop());

const floods: [string, string, Record<string, string>, number][] = [
  ['posts from another site', 'POST', { 'Sec-Fetch-Site': 'cross-site', 'Content-Length': '0' }, 403],
  ['unknown methods', 'PUT', { 'Content-Length': '0' }, 405],
  ['posts that say they are too long', 'POST', { 'Content-Length': '1000000' }, 413],
];

test.each(floods)('a flood of %s delays nobody', async (_, method, headers, status) => {
  // Requests of the first page load are not part of the flood.
  await fetch(`${site.url}${page}`);
  await fetch(`${site.url}${page}`, { method: 'PUT' });
  const connections = [];
  for (let nth = 0; nth < atOnce; nth += 1) connections.push(await openConnection(site.url));
  await site.longestTurn();
  for (const connection of connections)
    connection.send(`${method} ${page} HTTP/1.1`, {
      Accept: 'text/html',
      Connection: 'close',
      'X-Forwarded-For': '192.0.2.66',
      ...headers,
    });
  await Promise.all(connections.map(({ ended }) => ended));
  expect(await site.longestTurn()).toBeLessThan(longestTurnMs);
  expect(connections.filter((one) => one.status() !== String(status))).toEqual([]);
  for (const connection of connections) expect(connection.received()).toContain('href="tel:0800111999"');
});

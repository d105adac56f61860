import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { privateNetworks } from '#platform/visitor-address/trusted-proxies.ts';
import { identifyVisitor } from '#platform/visitor-address/visitor-address.ts';
import { refuseWhenBusy } from './refuse-when-busy.ts';
import { createTurnQueue } from './one-per-turn.ts';

/** A site whose pages take as long as the test wants. */
function slowSite() {
  const release = Promise.withResolvers<void>();
  const app = new Hono()
    .use(identifyVisitor(privateNetworks))
    .use(
      refuseWhenBusy({
        busy: (c) => c.text('busy', 503),
        turn: createTurnQueue().turn,
        atOnce: { total: 3, perVisitor: 2 },
      }),
    )
    .get('/slow', async (c) => {
      await release.promise;
      return c.text('a page');
    })
    .get('/broken', () => {
      throw new Error('broken');
    })
    .get('/fast', (c) => c.text('a page'));
  const get = async (path: string, from: string) =>
    (await app.request(path, { headers: { 'x-forwarded-for': from } })).status;
  return { get, release: release.resolve };
}

test('one visitor can’t take all places, and no more requests are in progress than there are places', async () => {
  const { get, release } = slowSite();
  const inProgress = [get('/slow', '192.0.2.1'), get('/slow', '192.0.2.1')];
  expect(await get('/fast', '192.0.2.1')).toBe(503);
  expect(await get('/fast', '192.0.2.2')).toBe(200);
  inProgress.push(get('/slow', '192.0.2.2'));
  expect(await get('/fast', '192.0.2.3')).toBe(503);
  release();
  expect(await Promise.all(inProgress)).toEqual([200, 200, 200]);
  expect(await get('/fast', '192.0.2.3')).toBe(200);
});

test('a page that fails frees its place', async () => {
  const { get } = slowSite();
  for (let nth = 0; nth < 5; nth += 1) expect(await get('/broken', '192.0.2.1')).toBe(500);
  expect(await get('/fast', '192.0.2.1')).toBe(200);
});

test('a request beyond the limit is answered while others still wait for their turn, and does not wait itself', async () => {
  const { get } = slowSite();
  let turns = 0;
  const countTurns = () => {
    turns += 1;
    counting = setImmediate(countTurns);
  };
  let counting = setImmediate(countTurns);
  const waiting = [1, 2, 3].map((nth) => get('/fast', `192.0.2.${nth}`));
  expect(await get('/fast', '192.0.2.4')).toBe(503);
  expect(turns).toBe(0);
  expect(await Promise.all(waiting)).toEqual([200, 200, 200]);
  clearImmediate(counting);
});

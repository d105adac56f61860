import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { openConnection } from '#tests/support/raw-connection.ts';
import { listen } from './listen.ts';

/** Far more than are handled in one turn. */
const atOnce = 200;

test('requests that arrive at once are all handled, over several turns of the event loop', async () => {
  const handled: number[] = [];
  let inThisTurn = 0;
  const countTurn = () => {
    handled.push(inThisTurn);
    inThisTurn = 0;
    counting = setImmediate(countTurn);
  };
  const where = { port: await freePort(), host: '127.0.0.1' };
  const listening = Promise.withResolvers<void>();
  const respond = () => {
    inThisTurn += 1;
    return new Response('a page');
  };
  const server = listen(respond, where, listening.resolve);
  await listening.promise;
  const connections = [];
  for (let nth = 0; nth < atOnce; nth += 1) {
    const [connection] = await Promise.all([
      openConnection(`http://127.0.0.1:${where.port}`),
      once(server, 'connection'),
    ]);
    connections.push(connection);
  }
  let counting = setImmediate(countTurn);
  for (const connection of connections) connection.send('GET / HTTP/1.1', { Connection: 'close' });
  await Promise.all(connections.map(({ ended }) => ended));
  clearImmediate(counting);
  server.close();
  expect(connections.filter((connection) => connection.status() !== '200')).toEqual([]);
  expect(Math.max(...handled)).toBeLessThanOrEqual(32);
});

/** A server that holds every request back until the test lets it enter. */
async function holdingServer() {
  const heldBack: { enter: () => unknown; outgoing: ServerResponse }[] = [];
  const cached = { page: undefined as string | undefined };
  const rendered: string[] = [];
  const where = { port: await freePort(), host: '127.0.0.1' };
  const listening = Promise.withResolvers<void>();
  const respond = (request: Request) => {
    rendered.push(request.url);
    return new Response('rendered');
  };
  const server = listen(respond, where, listening.resolve, {
    answerFirst: (_incoming, outgoing) => cached.page !== undefined && Boolean(outgoing.end(cached.page)),
    holdBack: (_incoming, outgoing, enter) => heldBack.push({ enter, outgoing }) > 0,
  });
  await listening.promise;
  const url = `http://127.0.0.1:${where.port}`;
  return { url, heldBack, cached, rendered, close: () => server.close() };
}

test('a request that was held back is answered from the cache if the page has been cached meanwhile', async () => {
  const { url, heldBack, cached, rendered, close } = await holdingServer();
  const answers = ['first', 'second'].map(async (path) => (await fetch(`${url}/${path}`)).text());
  await expect.poll(() => heldBack.length).toBe(2);
  heldBack[0]?.enter();
  await expect.poll(() => rendered.length).toBe(1);
  cached.page = 'cached';
  heldBack[1]?.enter();
  expect((await Promise.all(answers)).toSorted()).toEqual(['cached', 'rendered']);
  expect(rendered).toHaveLength(1);
  close();
});

test('nothing is rendered for a visitor who has left while the request was held back', async () => {
  const { url, heldBack, rendered, close } = await holdingServer();
  const leaving = new AbortController();
  const left = fetch(url, { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => heldBack.length).toBe(1);
  leaving.abort();
  expect(await left).toBe('left');
  await expect.poll(() => heldBack[0]?.outgoing.destroyed).toBe(true);
  heldBack[0]?.enter();
  expect(rendered).toEqual([]);
  close();
});

test('a request that is not held back is looked up in the cache once', async () => {
  const where = { port: await freePort(), host: '127.0.0.1' };
  const listening = Promise.withResolvers<void>();
  let lookUps = 0;
  const answerFirst = () => {
    lookUps += 1;
    return false;
  };
  const server = listen(() => new Response('rendered'), where, listening.resolve, { answerFirst });
  await listening.promise;
  expect(await (await fetch(`http://127.0.0.1:${where.port}`)).text()).toBe('rendered');
  expect(lookUps).toBe(1);
  server.close();
});

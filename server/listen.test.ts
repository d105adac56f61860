import { once } from 'node:events';
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

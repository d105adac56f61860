import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { movableClock } from '#tests/support/movable-clock.ts';
import { heldBackSince, holdBackPages } from './hold-back-pages.ts';

const article = '/help-and-support/meters/economy-7-meters?n=1';

/** A server in which as many pages wait for their turn as the test says. `waiting` counts those that enter. */
function busyServer(waiting = 0) {
  const clock = movableClock();
  const entered: string[] = [];
  const server = { waiting, entered, clock };
  const holdBack = holdBackPages({ waiting: () => server.waiting, clock });
  const request = (name: string, { method = 'GET', url = article } = {}) => {
    const incoming = { method, url } as IncomingMessage;
    const outgoing = new EventEmitter() as ServerResponse;
    const enter = () => {
      entered.push(name);
      server.waiting += 1;
    };
    if (!holdBack(incoming, outgoing, enter)) enter();
    return { incoming, outgoing };
  };
  return Object.assign(server, { request });
}

test('a page enters at once while fewer than four wait for their turn, and is not marked as held back', () => {
  const { request, entered } = busyServer(3);
  const { incoming } = request('first');
  expect(entered).toEqual(['first']);
  expect(heldBackSince(incoming)).toBeUndefined();
});

test('pages that are held back enter as others get their turn, in the order they arrived', async () => {
  const server = busyServer(4);
  for (const name of ['first', 'second', 'third']) server.request(name);
  await nextTurn();
  expect(server.entered).toEqual([]);
  server.waiting = 2;
  await nextTurn();
  expect(server.entered).toEqual(['first', 'second']);
  server.request('fourth');
  server.waiting = 0;
  await nextTurn();
  expect(server.entered).toEqual(['first', 'second', 'third', 'fourth']);
});

test('a page does not overtake one that is held back', async () => {
  const server = busyServer(4);
  server.request('first');
  server.waiting = 0;
  server.request('second');
  expect(server.entered).toEqual([]);
  await nextTurn();
  expect(server.entered).toEqual(['first', 'second']);
});

test.each([
  { method: 'POST', url: article },
  { method: 'GET', url: '/help-and-support/assets/page.js' },
  { method: 'GET', url: '/help-and-support/contact-us.data?_routes=root' },
  { method: 'GET', url: '/healthz' },
  { method: 'GET', url: '/' },
])('$method $url enters at once, however many pages wait', (sent) => {
  const { request, entered } = busyServer(100);
  request('page');
  request('other', sent);
  expect(entered).toEqual(['other']);
});

test('64 are held back; beyond that, the one that has waited longest enters, so that the limits inside apply', () => {
  const server = busyServer(4);
  for (let nth = 1; nth <= 66; nth += 1) server.request(`${nth}`);
  expect(server.entered).toEqual(['1', '2']);
});

test('a request is marked with the time when it was held back', () => {
  const { request, clock } = busyServer(4);
  const { incoming } = request('first');
  const arrived = clock.monotonic();
  clock.pass(70);
  expect(heldBackSince(incoming)).toBe(arrived);
});

test('once it is closed, a response that was held back refers to nothing that listened to it', async () => {
  const { request } = busyServer(4);
  const { outgoing } = request('first');
  let closed = 0;
  outgoing.on('close', () => void (closed += 1));
  outgoing.emit('close');
  expect(closed).toBe(1);
  await nextTurn();
  expect(outgoing.listenerCount('close')).toBe(0);
});

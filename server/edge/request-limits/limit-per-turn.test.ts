import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitPerTurn } from './limit-per-turn.ts';

test('of many calls in one turn, the first are made at once and the others in later turns, in order', async () => {
  const perTurn = limitPerTurn(3);
  const done: number[] = [];
  const seen: number[] = [];
  for (let nth = 0; nth < 8; nth += 1) perTurn(() => done.push(nth));
  for (let turn = 0; turn < 4; turn += 1) {
    seen.push(done.length);
    await nextTurn();
  }
  expect(seen).toEqual([3, 6, 8, 8]);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('calls that arrive while others wait are made after them', async () => {
  const perTurn = limitPerTurn(2);
  const done: string[] = [];
  for (const name of ['first', 'second', 'third']) perTurn(() => done.push(name));
  await nextTurn();
  for (const name of ['fourth', 'fifth']) perTurn(() => done.push(name));
  await nextTurn();
  expect(done).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
});

test('each new turn allows as many immediate calls again', async () => {
  const perTurn = limitPerTurn(2);
  let called = 0;
  const call = () => void (called += 1);
  for (let turn = 0; turn < 3; turn += 1) {
    perTurn(call);
    perTurn(call);
    expect(called).toBe(2 * (turn + 1));
    await nextTurn();
  }
});

import { expect, test } from 'vitest';
import { limitSenders, lineOf } from './limit-senders.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is of the line %s', (address, line) => {
  expect(lineOf(address)).toBe(line);
});

test('all addresses of a line share its turns, and other lines have theirs', async () => {
  const mayTakeTurn = limitSenders(2);
  const turns = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:1:1::1'].map((from) =>
    mayTakeTurn(from, 0),
  );
  expect((await Promise.all(turns)).map(({ ok }) => ok)).toEqual([true, true, false, true]);
});

import { expect, test } from 'vitest';
import { barRows } from './bar-rows.ts';

test('parts in the same direction fill one bar, the largest first', () => {
  const rows = barRows([
    { cause: 'use', pence: 5_000 },
    { cause: 'price', pence: 3_500 },
    { cause: 'days', pence: 1_500 },
  ]);
  expect(rows).toEqual([
    {
      goes: 'up',
      segments: [
        { cause: 'use', pence: 5_000, rank: 1, at: 0, width: 50, words: 'phone' },
        { cause: 'price', pence: 3_500, rank: 2, at: 50, width: 35, words: 'phone' },
        { cause: 'days', pence: 1_500, rank: 3, at: 85, width: 15, words: 'wide' },
      ],
    },
  ]);
});

test('increases and reductions are two bars on one scale', () => {
  const rows = barRows([
    { cause: 'use', pence: 8_000 },
    { cause: 'days', pence: -2_000 },
    { cause: 'price', pence: 0 },
  ]);
  expect(rows.map(({ goes, segments }) => [goes, segments.map(({ width }) => width)])).toEqual([
    ['up', [100]],
    ['down', [25]],
  ]);
});

test('a part that is too small for its words on any screen shows none', () => {
  const [row] = barRows([
    { cause: 'use', pence: 9_500 },
    { cause: 'days', pence: 500 },
  ]);
  expect(row?.segments.map(({ words }) => words)).toEqual(['phone', 'none']);
});

test('without a difference there is no bar', () => {
  expect(barRows([{ cause: 'use', pence: 0 }])).toEqual([]);
});

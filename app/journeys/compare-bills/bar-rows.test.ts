import { expect, test } from 'vitest';
import { barRows } from './bar-rows.ts';

test('parts that go one way fill one bar, the largest first', () => {
  const rows = barRows([
    { cause: 'use', pence: 5_000 },
    { cause: 'price', pence: 4_000 },
    { cause: 'days', pence: 1_000 },
  ]);
  expect(rows).toEqual([
    {
      goes: 'up',
      segments: [
        { cause: 'use', pence: 5_000, rank: 1, at: 0, width: 50, hasWords: true },
        { cause: 'price', pence: 4_000, rank: 2, at: 50, width: 40, hasWords: true },
        { cause: 'days', pence: 1_000, rank: 3, at: 90, width: 10, hasWords: false },
      ],
    },
  ]);
});

test('what adds and what takes off are two bars on one scale', () => {
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

test('without a difference there is no bar', () => {
  expect(barRows([{ cause: 'use', pence: 0 }])).toEqual([]);
});

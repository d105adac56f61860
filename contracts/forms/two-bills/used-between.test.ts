import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { usedBetween } from './used-between.ts';

test.each([
  ['13224', '13860', 636, false],
  ['13860', '13860', 0, false],
  ['00042', '00100', 58, false],
  ['99870', '00130', 260, true],
  ['99870', '130', 260, true],
  ['999870', '000130', 260, true],
  ['90000', '9999', 19_999, true],
])('from %s to %s the meter counts %d kWh', (start, end, kwh, isRollover) => {
  expect(usedBetween(start, end)).toEqual({ kwh, isRollover });
});

test.each([
  ['two readings the wrong way round', '13860', '13224'],
  ['a first reading that is not near the meter’s last number', '89999', '00130'],
  ['a second reading that is not near zero', '99870', '10000'],
  ['a meter of six windows whose first is still zero', '099870', '000130'],
  ['a meter with too few windows', '9987', '13'],
])('no use is calculated for %s', (_, start, end) => {
  expect(usedBetween(start, end)).toBeUndefined();
});

test('a five-digit meter counts the same use wherever it starts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 9_999 }), (start, kwh) => {
      const end = String((start + kwh) % 100_000).padStart(5, '0');
      const used = usedBetween(String(start).padStart(5, '0'), end);
      expect(used?.kwh).toBe(kwh);
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBill, exampleBills, withNew } from './bills.fixture.ts';
import { compareBills } from './compare-bills.ts';

test('the example of two bills is divided into use, price and days', () => {
  expect(compareBills(exampleBills)).toEqual({
    old: { days: 88, kwh: 636, total: 19_664, isRollover: false },
    new: { days: 95, kwh: 868, total: 27_698, isRollover: false },
    difference: 8_034,
    parts: [
      { cause: 'use', pence: 4_354 },
      { cause: 'price', pence: 2_116 },
      { cause: 'days', pence: 1_564 },
    ],
  });
});

test('a lower bill has parts below zero', () => {
  const { old, new: current } = exampleBills;
  expect(compareBills({ old: current, new: old })).toMatchObject({
    difference: -8_034,
    parts: [{ cause: 'use' }, { cause: 'days' }, { cause: 'price' }],
  });
});

test('a meter that passed its last number counts on from zero', () => {
  const compared = compareBills(withNew({ startReading: '99870', endReading: '00738' }));
  expect(compared.new).toMatchObject({ kwh: 868, isRollover: true, total: 27_698 });
});

test('the parts sum to the difference and the difference is that of the totals, for any two bills', () => {
  fc.assert(
    fc.property(anyBill, anyBill, (old, current) => {
      const compared = compareBills({ old, new: current });
      const sum = compared.parts.reduce((pence, part) => pence + part.pence, 0);
      expect(sum).toBe(compared.difference);
      expect(compared.new.total - compared.old.total).toBe(compared.difference);
      for (const { pence } of compared.parts) expect(Number.isSafeInteger(pence)).toBe(true);
    }),
  );
});

test('the same bill twice has no difference, and no part', () => {
  fc.assert(
    fc.property(anyBill, (bill) => {
      const { difference, parts } = compareBills({ old: bill, new: bill });
      expect([difference, ...parts.map(({ pence }) => pence)]).toEqual([0, 0, 0, 0]);
    }),
  );
});

test('each part is zero when its cause did not change, to the penny', () => {
  fc.assert(
    fc.property(anyBill, anyBill, (old, other) => {
      const samePrices = { ...other, unitRate: old.unitRate, standingCharge: old.standingCharge };
      const sameDays = { ...other, firstDay: old.firstDay, lastDay: old.lastDay };
      const part = (current: typeof old, cause: string) =>
        compareBills({ old, new: current }).parts.find((each) => each.cause === cause)?.pence;
      expect(part(samePrices, 'price')).toBe(0);
      expect(part(sameDays, 'days')).toBe(0);
    }),
  );
});

test('each part is within a penny of its exact value', () => {
  fc.assert(
    fc.property(anyBill, anyBill, (old, current) => {
      const { old: before, new: after, parts } = compareBills({ old, new: current });
      const price =
        ((current.unitRate - old.unitRate) * after.kwh +
          (current.standingCharge - old.standingCharge) * after.days) /
        10_000;
      const days =
        ((before.kwh * old.unitRate + before.days * old.standingCharge) / before.days / 10_000) *
        (after.days - before.days);
      const pence = Object.fromEntries(parts.map((part) => [part.cause, part.pence]));
      expect(Math.abs((pence['price'] ?? 0) - price)).toBeLessThan(1.001);
      expect(Math.abs((pence['days'] ?? 0) - days)).toBeLessThan(1.001);
    }),
  );
});

test('the largest part comes first, whichever way it goes', () => {
  fc.assert(
    fc.property(anyBill, anyBill, (old, current) => {
      const sizes = compareBills({ old, new: current }).parts.map(({ pence }) => Math.abs(pence));
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    }),
  );
});

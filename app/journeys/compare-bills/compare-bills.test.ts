import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBill, anyTwoRateBill, exampleBills, twoRateBills, withNew } from './bills.fixture.ts';
import { compareBills, type Comparison } from './compare-bills.ts';

test('the difference between the example bills is split into use, price and days', () => {
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

test('a meter that rolled over counts on from zero', () => {
  const compared = compareBills(withNew({ startReading: '99870', endReading: '00738' }));
  expect(compared.new).toMatchObject({ kwh: 868, isRollover: true, total: 27_698 });
});

test('for any two bills the parts sum to the difference between the totals', () => {
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

test('the same bill twice has no difference, and all its parts are zero', () => {
  fc.assert(
    fc.property(anyBill, (bill) => {
      const { difference, parts } = compareBills({ old: bill, new: bill });
      expect([difference, ...parts.map(({ pence }) => pence)]).toEqual([0, 0, 0, 0]);
    }),
  );
});

test('each part is exactly zero when its cause did not change', () => {
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

test('the largest part comes first, whether it raises or lowers the bill', () => {
  fc.assert(
    fc.property(anyBill, anyBill, (old, current) => {
      const sizes = compareBills({ old, new: current }).parts.map(({ pence }) => Math.abs(pence));
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    }),
  );
});

/** The pence of each detail, and of each part without details. */
function penceOf({ parts }: Comparison) {
  return Object.fromEntries(
    parts.flatMap(({ cause, pence, details }) =>
      (details ?? [{ detail: cause, pence }]).map((each) => [each.detail, each.pence]),
    ),
  );
}

test('with two rates the use and the price of each rate, and the standing charge, are separate details', () => {
  expect(compareBills(twoRateBills)).toEqual({
    old: { days: 88, kwh: 636, nightKwh: 200, total: 20_480, isRollover: false },
    new: { days: 95, kwh: 868, nightKwh: 400, total: 25_238, isRollover: false },
    difference: 4_758,
    parts: [
      {
        cause: 'use',
        pence: 2_681,
        details: [
          { detail: 'day-use', pence: -80 },
          { detail: 'night-use', pence: 2_761 },
        ],
      },
      { cause: 'days', pence: 1_629 },
      {
        cause: 'price',
        pence: 448,
        details: [
          { detail: 'day-rate', pence: 468 },
          { detail: 'night-rate', pence: -400 },
          { detail: 'standing-charge', pence: 380 },
        ],
      },
    ],
  });
});

test('with two rates the details sum to their part, and the parts to the difference, for any two bills', () => {
  fc.assert(
    fc.property(anyTwoRateBill, anyTwoRateBill, (old, current) => {
      const compared = compareBills({ old, new: current });
      const sum = (values: readonly { pence: number }[]) => values.reduce((all, { pence }) => all + pence, 0);
      expect(sum(compared.parts)).toBe(compared.difference);
      for (const { pence, details } of compared.parts) if (details) expect(sum(details)).toBe(pence);
    }),
  );
});

test('a detail is zero when only other details changed', () => {
  fc.assert(
    fc.property(anyTwoRateBill, anyTwoRateBill, (old, { night, ...other }) => {
      const readings = ({ startReading, endReading }: typeof other) => ({ startReading, endReading });
      const changed = (changes: Partial<typeof old>) =>
        penceOf(compareBills({ old, new: { ...old, ...changes } }));
      const none = {
        'day-use': 0,
        'night-use': 0,
        'day-rate': 0,
        'night-rate': 0,
        'standing-charge': 0,
        days: 0,
      };
      const only = (detail: keyof typeof none, pence: Record<string, number>) =>
        expect({ ...pence, [detail]: 0 }).toEqual(none);
      only('day-use', changed(readings(other)));
      only('day-rate', changed({ unitRate: other.unitRate }));
      only('standing-charge', changed({ standingCharge: other.standingCharge }));
      if (!night || !old.night) throw new Error('A bill with two rates has a night register');
      only('night-use', changed({ night: { ...night, unitRate: old.night.unitRate } }));
      only('night-rate', changed({ night: { ...old.night, unitRate: night.unitRate } }));
    }),
  );
});

test('two rates at the same price give the same parts as one rate for all kWh', () => {
  const { old, new: current } = exampleBills;
  const apart = (bill: typeof old, day: string, night: string) => ({
    ...bill,
    startReading: '0',
    endReading: day,
    night: { startReading: '0', endReading: night, unitRate: bill.unitRate },
  });
  const one = compareBills(exampleBills);
  const two = compareBills({ old: apart(old, '500', '136'), new: apart(current, '400', '468') });
  expect(two.parts.map(({ cause, pence }) => ({ cause, pence }))).toEqual(one.parts);
});

test('a night register that rolled over counts on from zero too', () => {
  const { old, new: current } = twoRateBills;
  const night = { startReading: '99800', endReading: '00200', unitRate: 140_000 };
  expect(compareBills({ old, new: { ...current, night } }).new).toMatchObject({
    nightKwh: 400,
    isRollover: true,
  });
});

import { expect, test } from 'vitest';
import type { Bill } from '#contracts/forms/two-bills/bill.ts';
import { exampleBills, twoRateBills, withNew } from './bills.fixture.ts';
import { compareBills } from './compare-bills.ts';
import { changesOf, headline } from './describe-comparison.ts';
import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';

const { old } = exampleBills;
const line = (bills: TwoBills) => headline(compareBills(bills));
/** The last bill, and the same again with these changes. */
const again = (changes: Partial<Bill>): TwoBills => ({ old, new: { ...old, ...changes } });

test.each<[string, TwoBills]>([
  ['It’s £80.34 higher, mostly because you used more each day.', exampleBills],
  [
    'It’s £80.34 lower, mostly because you used less each day.',
    { old: exampleBills.new, new: exampleBills.old },
  ],
  ['It’s £6.36 higher, because prices went up.', again({ unitRate: 250_000 })],
  ['It’s £8.80 lower, because prices went down.', again({ standingCharge: 400_000 })],
  ['It’s £2.40 higher, because you used more each day.', again({ endReading: '13870' })],
  ['Both bills come to £196.64.', again({})],
  [
    'Both bills come to £196.64: what went up and what went down cancel out.',
    again({ unitRate: 480_000, endReading: '13542' }),
  ],
])('%s', (words, bills) => {
  expect(line(bills)).toBe(words);
});

test('a cause that makes up less than half of the difference is called the biggest reason', () => {
  const bills = withNew({ endReading: '14650', unitRate: 262_000, lastDay: '2026-11-20' });
  expect(line(bills)).toMatch(/^It’s £[\d.]+ higher\. The biggest reason: you used more each day\.$/);
});

/** The last bill with two rates, and the same again with these changes to its day and night lines. */
const twoRates = (changes: Partial<Bill>, night: Partial<Bill> = {}): TwoBills => {
  const last = twoRateBills.old;
  const atNight = { startReading: '40100', endReading: '40300', unitRate: 150_000, ...night };
  return { old: last, new: { ...last, ...changes, night: atNight } };
};

test.each<[string, TwoBills]>([
  ['It’s £47.58 higher, mostly because you used more at night.', twoRateBills],
  [
    'It’s £4.50 higher, because you used more each day.',
    twoRates({ endReading: '13670' }, { endReading: '40310' }),
  ],
  [
    'It’s £1.50 lower, because you used less by day.',
    twoRates({ endReading: '13650' }, { endReading: '40310' }),
  ],
  [
    'It’s £2.36 higher, because the day rate went up.',
    twoRates({ unitRate: 310_000 }, { unitRate: 140_000 }),
  ],
  ['It’s £6.36 higher, because prices went up.', twoRates({ unitRate: 310_000 }, { unitRate: 160_000 })],
])('with two rates: %s', (words, bills) => {
  expect(line(bills)).toBe(words);
});

test('with two rates each detail says what changed', () => {
  expect(changesOf(twoRateBills, compareBills(twoRateBills))).toEqual({
    use: '7.2 kWh a day, now 9.1',
    'day-use': '5.0 kWh a day, now 4.9',
    'night-use': '2.3 kWh a day, now 4.2',
    price: '',
    'day-rate': 'Up 1p',
    'night-rate': 'Down 1p',
    'standing-charge': 'Up 4p a day',
    days: '88 days, now 95',
  });
  const same = twoRates({});
  expect(changesOf(same, compareBills(same))).toMatchObject({
    'night-use': '2.3 kWh a day on both bills',
    'night-rate': 'The same on both bills',
  });
});

test('each cause says what changed', () => {
  expect(changesOf(exampleBills, compareBills(exampleBills))).toMatchObject({
    use: '7.2 kWh a day, now 9.1',
    price: 'Unit rate up 2p, standing charge up 4p a day',
    days: '88 days, now 95',
  });
});

test('each cause says that nothing changed, or that the change is small', () => {
  const same = again({});
  expect(changesOf(same, compareBills(same))).toMatchObject({
    use: '7.2 kWh a day on both bills',
    price: 'The same rates on both bills',
    days: '88 days on both bills',
  });
  const almost = again({ endReading: '13861', unitRate: 239_650 });
  expect(changesOf(almost, compareBills(almost))).toMatchObject({
    use: 'About 7.2 kWh a day on both bills',
    price: 'Unit rate down 0.035p',
  });
});

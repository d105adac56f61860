import { expect, test } from 'vitest';
import type { Bill } from '#contracts/forms/two-bills/bill.ts';
import { exampleBills, withNew } from './bills.fixture.ts';
import { compareBills } from './compare-bills.ts';
import { changesOf, headline } from './describe-comparison.ts';
import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';

const { old } = exampleBills;
const line = (bills: TwoBills) => headline(compareBills(bills));
/** The last bill again, with other lines. */
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

test('a cause that makes less than half of the difference is only the biggest', () => {
  const bills = withNew({ endReading: '14650', unitRate: 262_000, lastDay: '2026-11-20' });
  expect(line(bills)).toMatch(/^It’s £[\d.]+ higher\. The biggest reason: you used more each day\.$/);
});

test('each cause says what changed', () => {
  expect(changesOf(exampleBills, compareBills(exampleBills))).toEqual({
    use: '7.2 kWh a day, now 9.1',
    price: 'Unit rate up 2p, standing charge up 4p a day',
    days: '88 days, now 95',
  });
});

test('each cause says that nothing changed, or too little to see', () => {
  const same = again({});
  expect(changesOf(same, compareBills(same))).toEqual({
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

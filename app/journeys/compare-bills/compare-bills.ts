import { daysFromTo } from '#contracts/calendar/days-from-to.ts';
import type { Bill } from '#contracts/forms/two-bills/bill.ts';
import { perPenny } from '#contracts/forms/two-bills/pence.ts';
import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';
import { usedBetween } from '#contracts/forms/two-bills/used-between.ts';

export type BillSum = {
  days: number;
  kwh: number;
  /** In pence. */
  total: number;
  /** The meter passed its last number and started again at zero. */
  isRollover: boolean;
};
export type Cause = 'use' | 'price' | 'days';
export type Part = { cause: Cause; pence: number };
export type Comparison = Record<'old' | 'new', BillSum> & {
  /** In pence; above zero when the newer bill is higher. */
  difference: number;
  /** What makes the difference, the largest first. They sum to it, to the penny. */
  parts: Part[];
};

/**
 * Divides the difference between two bills. First the days change: more days at the old use and the old prices. Then
 * the use per day: over the new days, at the old unit rate. Then the prices: at what the new bill has. Each step is
 * exact, since rates are integers and all three parts are counted in the same fraction of a penny; the numbers of the
 * longest bills stay below 2 to the power of 53.
 */
export function compareBills({ old, new: current }: TwoBills): Comparison {
  const before = { ...old, ...measure(old) };
  const after = { ...current, ...measure(current) };
  const exact = [
    {
      cause: 'use' as const,
      value: old.unitRate * (after.kwh * before.days - before.kwh * after.days),
    },
    {
      cause: 'price' as const,
      value:
        before.days *
        ((current.unitRate - old.unitRate) * after.kwh +
          (current.standingCharge - old.standingCharge) * after.days),
    },
    { cause: 'days' as const, value: costOf(before) * (after.days - before.days) },
  ];
  const sums = { old: sumOf(before), new: sumOf(after) };
  const difference = sums.new.total - sums.old.total;
  const pence = roundToSum(
    exact.map(({ value }) => value),
    perPenny * before.days,
    difference,
  );
  const parts = exact
    .map(({ cause }, nth) => ({ cause, pence: pence[nth] ?? 0 }))
    .toSorted((one, other) => Math.abs(other.pence) - Math.abs(one.pence));
  return { ...sums, difference, parts };
}

type Measured = Bill & ReturnType<typeof measure>;

function measure({ firstDay, lastDay, startReading, endReading }: Bill) {
  const used = usedBetween(startReading, endReading) ?? { kwh: 0, isRollover: false };
  return { ...used, days: daysFromTo(firstDay, lastDay) };
}

/** In ten-thousandths of a penny. */
function costOf({ kwh, days, unitRate, standingCharge }: Measured): number {
  return kwh * unitRate + days * standingCharge;
}

function sumOf(bill: Measured): BillSum {
  const { days, kwh, isRollover } = bill;
  return { days, kwh, isRollover, total: Math.round(costOf(bill) / perPenny) };
}

/**
 * Rounds values, in fractions of a penny, so that they sum to a total in pence: each is rounded down, and the pennies
 * that are missing go to those that lost most. A value of whole pence stays as it is.
 */
function roundToSum(values: readonly number[], fractions: number, total: number): number[] {
  const down = values.map((value) => Math.floor(value / fractions));
  const lost = values.map((value, nth) => value - (down[nth] ?? 0) * fractions);
  const missing = total - down.reduce((sum, each) => sum + each, 0);
  const first = lost
    .map((_, nth) => nth)
    .toSorted((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0))
    .slice(0, missing);
  return down.map((pence, nth) => pence + (first.includes(nth) ? 1 : 0));
}

import { daysFromTo } from '#contracts/calendar/days-from-to.ts';
import type { Bill } from '#contracts/forms/two-bills/bill.ts';
import { perPenny } from '#contracts/forms/two-bills/pence.ts';
import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';
import { usedBetween } from '#contracts/forms/two-bills/used-between.ts';

export type BillSum = {
  days: number;
  kwh: number;
  /** The part of the kWh that the night register counted, if there is one. */
  nightKwh?: number;
  /** In pence. */
  total: number;
  /** The meter rolled over: it passed its highest number and started again at zero. */
  isRollover: boolean;
};
export type Cause = 'use' | 'price' | 'days';
export type Detail = 'day-use' | 'night-use' | 'day-rate' | 'night-rate' | 'standing-charge';
export type Part = {
  cause: Cause;
  pence: number;
  /** With two rates: what the part consists of. They sum to it, to the penny. */
  details?: { detail: Detail; pence: number }[];
};
export type Comparison = Record<'old' | 'new', BillSum> & {
  /** In pence; above zero when the newer bill is higher. */
  difference: number;
  /** What makes the difference, the largest first. They sum to it, to the penny. */
  parts: Part[];
};

const causes = ['use', 'price', 'days'] as const;
const detailsOf: Record<Cause, readonly Detail[]> = {
  use: ['day-use', 'night-use'],
  price: ['day-rate', 'night-rate', 'standing-charge'],
  days: [],
};

/**
 * Splits the difference between two bills by cause, changing one at a time. First the days: more days at the old use
 * and the old prices. Then the use per day: over the new days, at the old unit rate. Then the prices: for the new days
 * and the new use. With two rates, each has its own use and price, so use that moves from day to night is a change in
 * use. Each step is exact: rates are integers, and all parts are counted in the same fraction of a penny. Even for the
 * longest bills the numbers stay below 2 to the power of 53.
 */
export function compareBills({ old, new: current }: TwoBills): Comparison {
  const before = measure(old);
  const after = measure(current);
  const rates = before.registers.flatMap((was, nth) => {
    const is = after.registers[nth];
    return is ? [{ was, is }] : [];
  });
  const exact = {
    use: rates.map(({ was, is }) => was.unitRate * (is.kwh * before.days - was.kwh * after.days)),
    price: [
      ...rates.map(({ was, is }) => before.days * (is.unitRate - was.unitRate) * is.kwh),
      before.days * (after.standingCharge - before.standingCharge) * after.days,
    ],
    days: [costOf(before) * (after.days - before.days)],
  };
  const sums = { old: sumOf(before), new: sumOf(after) };
  const difference = sums.new.total - sums.old.total;
  const fractions = perPenny * before.days;
  const pence = roundToSum(
    causes.map((cause) => add(exact[cause])),
    fractions,
    difference,
  );
  const parts = causes
    .map((cause, nth) => partOf(cause, pence[nth] ?? 0, rates.length > 1 ? exact[cause] : [], fractions))
    .toSorted((one, other) => Math.abs(other.pence) - Math.abs(one.pence));
  return { ...sums, difference, parts };
}

function partOf(cause: Cause, pence: number, values: readonly number[], fractions: number): Part {
  const names = values.length > 0 ? detailsOf[cause] : [];
  if (names.length === 0) return { cause, pence };
  const rounded = roundToSum(values, fractions, pence);
  return { cause, pence, details: names.map((detail, nth) => ({ detail, pence: rounded[nth] ?? 0 })) };
}

type Measured = ReturnType<typeof measure>;

function measure({ firstDay, lastDay, standingCharge, night, ...day }: Bill) {
  const registers = [day, ...(night ? [night] : [])].map(({ startReading, endReading, unitRate }) => ({
    ...(usedBetween(startReading, endReading) ?? { kwh: 0, isRollover: false }),
    unitRate,
  }));
  return { days: daysFromTo(firstDay, lastDay), standingCharge, registers };
}

/** In ten-thousandths of a penny. */
function costOf({ days, standingCharge, registers }: Measured): number {
  return add(registers.map(({ kwh, unitRate }) => kwh * unitRate)) + days * standingCharge;
}

function sumOf(bill: Measured): BillSum {
  const { days, registers } = bill;
  const [, night] = registers;
  return {
    days,
    kwh: add(registers.map(({ kwh }) => kwh)),
    ...(night && { nightKwh: night.kwh }),
    total: Math.round(costOf(bill) / perPenny),
    isRollover: registers.some(({ isRollover }) => isRollover),
  };
}

/**
 * Rounds values, in fractions of a penny, so that they sum to a total in pence: each is rounded down, and the pennies
 * that are missing go to those that lost most. A value of whole pence stays as it is.
 */
function roundToSum(values: readonly number[], fractions: number, total: number): number[] {
  const down = values.map((value) => Math.floor(value / fractions));
  const lost = values.map((value, nth) => value - (down[nth] ?? 0) * fractions);
  const missing = total - add(down);
  const first = lost
    .map((_, nth) => nth)
    .toSorted((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0))
    .slice(0, missing);
  return down.map((pence, nth) => pence + (first.includes(nth) ? 1 : 0));
}

function add(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

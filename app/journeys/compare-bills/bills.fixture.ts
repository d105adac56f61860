import * as fc from 'fast-check';
import type { Bill } from '#contracts/forms/two-bills/bill.ts';
import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';

/** For tests: 88 days, 636 kWh, £196.64; and 95 days, 868 kWh, £276.98. */
export const exampleBills: TwoBills = {
  old: {
    firstDay: '2026-05-20',
    lastDay: '2026-08-15',
    startReading: '13224',
    endReading: '13860',
    unitRate: 240_000,
    standingCharge: 500_000,
  },
  new: {
    firstDay: '2026-08-16',
    lastDay: '2026-11-18',
    startReading: '13860',
    endReading: '14728',
    unitRate: 260_000,
    standingCharge: 540_000,
  },
};

/** For tests: the example with changes to its newer bill. */
export function withNew(changes: Partial<Bill>): TwoBills {
  return { ...exampleBills, new: { ...exampleBills.new, ...changes } };
}

/** For tests: 88 days, 436 kWh by day and 200 at night, £204.80; and 95 days, 468 and 400 kWh, £252.38. */
export const twoRateBills: TwoBills = {
  old: {
    ...exampleBills.old,
    endReading: '13660',
    unitRate: 300_000,
    night: { startReading: '40100', endReading: '40300', unitRate: 150_000 },
  },
  new: {
    ...exampleBills.new,
    startReading: '13660',
    endReading: '14128',
    unitRate: 310_000,
    night: { startReading: '40300', endReading: '40700', unitRate: 140_000 },
  },
};

/** For tests: any bill with one rate that the form accepts. */
export const anyBill: fc.Arbitrary<Bill> = fc
  .record({
    start: fc.integer({ min: Date.UTC(2015, 0, 1) / 864e5, max: Date.UTC(2030, 0, 1) / 864e5 }),
    days: fc.integer({ min: 1, max: 731 }),
    readings: fc.tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 999_999 })),
    unitRate: fc.integer({ min: 10_000, max: 2_000_000 }),
    standingCharge: fc.integer({ min: 0, max: 5_000_000 }),
  })
  .map(({ start, days, readings, unitRate, standingCharge }) => ({
    firstDay: dayOf(start),
    lastDay: dayOf(start + days - 1),
    startReading: String(Math.min(...readings)),
    endReading: String(Math.max(...readings)),
    unitRate,
    standingCharge,
  }));

/** For tests: any bill with two rates that the form accepts. */
export const anyTwoRateBill: fc.Arbitrary<Bill> = fc
  .tuple(anyBill, anyBill)
  .map(([day, { startReading, endReading, unitRate }]) => ({
    ...day,
    night: { startReading, endReading, unitRate },
  }));

function dayOf(sinceEpoch: number): string {
  return new Date(sinceEpoch * 864e5).toISOString().slice(0, 10);
}

import * as z from 'zod/mini';
import { daysFromTo } from '../../calendar/days-from-to.ts';
import { capitalised } from '../../capitalised.ts';
import { dayAsTyped } from '../meter-reading/reading-date.ts';
import { readingCalled } from '../meter-reading/reading.ts';
import { orElse, requiredLine } from '../required-line.ts';
import { useFewer } from '../bounded-text.ts';
import type { BillLine, RateChoice } from './fields.ts';
import { pence, readRate } from './pence.ts';
import { usedBetween } from './used-between.ts';

/** A register of a meter: what it counted, and what a kWh of it costs. */
export type Register = {
  /** Digits, as on the meter. */
  startReading: string;
  endReading: string;
  /** In ten-thousandths of a penny (`perPenny`) per kWh. */
  unitRate: number;
};

/** An electricity bill. Its own register counts every kWh or, if there is a night register, only the day's. */
export type Bill = Register & {
  /** ISO days, both included. */
  firstDay: string;
  lastDay: string;
  /** In ten-thousandths of a penny per day. */
  standingCharge: number;
  night?: Register;
};

/** Two years: no bill is longer. */
const mostDays = 731;
/** Any day beyond these is a typing error. */
const [earliestDay, latestDay] = ['2000-01-01', '2099-12-31'];
/** Far above any real price, in pence. */
const highestUnitRate = 200;
const highestStandingCharge = 500;

/** The rule of each single line of a bill; `name` is what messages call the bill. */
export function billRules(name: string, rates: RateChoice) {
  const day = rates === 'two' ? 'day ' : '';
  const ofNight = <T>(rule: T) => (rates === 'two' ? rule : notAsked);
  return {
    'first-day': billDay(`first day of ${name}`),
    'last-day': billDay(`last day of ${name}`),
    'start-reading': billReading(`${day}reading at the start of ${name}`),
    'end-reading': billReading(`${day}reading at the end of ${name}`),
    'night-start-reading': ofNight(billReading(`night reading at the start of ${name}`)),
    'night-end-reading': ofNight(billReading(`night reading at the end of ${name}`)),
    'unit-rate': pence({ name: `${day}unit rate of ${name}`, most: highestUnitRate }),
    'night-unit-rate': ofNight(pence({ name: `night unit rate of ${name}`, most: highestUnitRate })),
    'standing-charge': pence({
      name: `standing charge of ${name}`,
      most: highestStandingCharge,
      isFreeAllowed: true,
    }),
  } satisfies Record<BillLine, z.ZodMiniType<string>>;
}

/** Validates the lines of one bill, singly and together. */
export function billSchema(name: string, rates: RateChoice): z.ZodMiniType<Bill> {
  const hasNight = rates === 'two';
  const lines = z.object(billRules(name, rates)).check(
    z.refine((bill) => bill['first-day'] <= bill['last-day'], {
      path: ['last-day'],
      error: `Last day of ${name} must be the same as the first day or later`,
    }),
    z.refine((bill) => daysFromTo(bill['first-day'], bill['last-day']) <= mostDays, {
      path: ['last-day'],
      error: `Last day of ${name} must be within two years of the first day`,
    }),
    z.refine((bill) => usedBetween(bill['start-reading'], bill['end-reading']) !== undefined, {
      path: ['end-reading'],
      error: `${hasNight ? 'Day reading' : 'Reading'} at the end of ${name} must be the same as at the start or higher`,
    }),
    z.refine((bill) => usedBetween(bill['night-start-reading'], bill['night-end-reading']) !== undefined, {
      path: ['night-end-reading'],
      error: `Night reading at the end of ${name} must be the same as at the start or higher`,
    }),
  );
  return z.pipe(
    lines,
    z.transform((bill) => ({
      firstDay: bill['first-day'],
      lastDay: bill['last-day'],
      startReading: bill['start-reading'],
      endReading: bill['end-reading'],
      unitRate: readRate(bill['unit-rate']) ?? 0,
      standingCharge: readRate(bill['standing-charge']) ?? 0,
      ...(hasNight && {
        night: {
          startReading: bill['night-start-reading'],
          endReading: bill['night-end-reading'],
          unitRate: readRate(bill['night-unit-rate']) ?? 0,
        },
      }),
    })),
  );
}

/** A line that the bill doesn't have: ignores whatever was typed there before. */
const notAsked = z.pipe(
  z.unknown(),
  z.transform(() => ''),
);

/** The value is an ISO day, from a date input or from a date as people write it. */
function billDay(name: string) {
  return requiredLine(`Enter the ${name}`, useFewer('Date', 20)).check(
    z.overwrite((typed) => dayAsTyped(typed) ?? typed),
    z.refine(
      (typed) => isBillDay(dayAsTyped(typed)),
      orElse(`${capitalised(name)} must be a real date, like 20 May 2026`),
    ),
  );
}

function isBillDay(day: string | undefined): boolean {
  return day !== undefined && day >= earliestDay && day <= latestDay;
}

function billReading(name: string) {
  return readingCalled(name, `Enter the ${name}`);
}

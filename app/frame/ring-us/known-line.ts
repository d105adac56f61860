import type { Brand } from '#contracts/brand.ts';
import { hoursRows, type HoursRow } from '#contracts/hours-in-words.ts';
import { hoursOfLine, lineCalled } from '#contracts/hours-of-line.ts';
import { openingOf, type Opening } from './opening.ts';

/** One of the supplier's phone lines, with everything that pages say about it. */
export type KnownLine = {
  number: string;
  cost: string | undefined;
  /** Its opening hours, from which the browser works out whether it is open now. */
  opening: Opening | undefined;
  isAllDay: boolean;
  rows: HoursRow[];
  /** The hours in one sentence, without its full stop; '' where nothing is known. */
  inWords: string;
  /** The part of the country whose bank holidays it is closed on, such as 'England and Wales'. */
  closedIn: string | undefined;
};

/** The line of that name, or customer service's; undefined where the supplier has neither. */
export function knownLine(brand: Brand, name: string): KnownLine | undefined {
  const called = lineCalled(brand.phones, name);
  const number = brand.phones[called];
  if (!number) return undefined;
  const line = brand.lines?.[called];
  const isAllDay = line?.allDay === true;
  const hasHours = line?.hours !== undefined && !isAllDay;
  return {
    number,
    cost: line?.cost,
    opening: openingOf(line, brand.bankHolidays),
    isAllDay,
    rows: hasHours ? hoursRows(line) : [],
    inWords: hoursOfLine(brand, name),
    closedIn: hasHours && !line.openOnBankHolidays ? brand.bankHolidays?.where : undefined,
  };
}

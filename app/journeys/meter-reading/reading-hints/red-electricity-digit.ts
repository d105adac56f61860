import type { ReadingField } from '#contracts/forms/meter-reading/fields.ts';
import type { ReadingHint } from './reading-hint.ts';

/** Electricity meters show five or six digits; one of five can show tenths beside them, in red or after a point. */
const six = /^[1-9]\d{5}$/;

/**
 * An electricity reading of six digits without a leading zero. A six-digit meter gets there after 100,000 kWh, more
 * than 30 years of a typical home's use. A five-digit meter whose red tenth was written down gets there much sooner.
 */
export function redElectricityDigit(field: ReadingField, reading: string): ReadingHint[] {
  if (!six.test(reading)) return [];
  const withoutLast = reading.slice(0, -1);
  return [
    {
      field,
      words: `If the last number is in red, in a red box or after a point, leave it out. If not, send ${reading} as it is.`,
      correction: { label: `Change it to ${withoutLast}`, readings: { [field]: withoutLast } },
    },
  ];
}

import { readingNames, type ReadingField } from '../fields.ts';
import type { KindCheck } from './kind-check.ts';

/** Electricity meters show five or six digits; one of five can show tenths beside them, in red or after a point. */
const six = /^[1-9]\d{5}$/;

/**
 * An electricity reading of six digits that starts with no nought. A six-digit meter gets there after 100,000 kWh, more
 * than 30 years of a typical home's use; a five-digit one whose red tenth was written down, much sooner.
 */
export function redElectricityDigit(field: ReadingField, reading: string): KindCheck[] {
  if (!six.test(reading)) return [];
  const withoutLast = reading.slice(0, -1);
  return [
    {
      id: `red-digit-${field}-${reading}`,
      field,
      question: `Is the last number of your ${readingNames[field]}, ${reading}, part of it?`,
      reason:
        'Some meters show five numbers, then one in red, in a red box or after a point. That last one should be left out.',
      confirm: `${reading} is right`,
      mend: { label: `Change it to ${withoutLast}`, readings: { [field]: withoutLast } },
    },
  ];
}

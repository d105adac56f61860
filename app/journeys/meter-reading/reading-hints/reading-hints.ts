import type { ReadingField } from '#contracts/forms/meter-reading/fields.ts';
import { reading } from '#contracts/forms/meter-reading/reading.ts';
import type { Answers } from '../../../forms/answers.ts';
import { longGasReading } from './long-gas-reading.ts';
import type { ReadingHint } from './reading-hint.ts';
import { redElectricityDigit } from './red-electricity-digit.ts';
import { swappedRates } from './swapped-rates.ts';

const electricityFields = ['elec_reading', 'elec7_reading_normal', 'elec7_reading_low'] as const;

/**
 * Unusual values among the visible readings, in page order. A reading that breaks a rule, such as a decimal, has an
 * error message instead.
 */
export function readingHints(given: Answers, shown: ReadonlySet<string>): ReadingHint[] {
  const typed = (field: ReadingField) => (shown.has(field) ? asSent(field, given[field]) : undefined);
  const normal = typed('elec7_reading_normal');
  const low = typed('elec7_reading_low');
  const gas = typed('gas_reading');
  return [
    ...electricityFields.flatMap((field) => redElectricityDigit(field, typed(field) ?? '')),
    ...(normal && low ? swappedRates(normal, low) : []),
    ...(gas ? longGasReading(gas) : []),
  ];
}

/** A reading as it would be sent; undefined for one that a rule refuses. */
function asSent(field: ReadingField, answer: string | undefined): string | undefined {
  const parsed = reading(field).safeParse(answer);
  return parsed.success ? parsed.data : undefined;
}

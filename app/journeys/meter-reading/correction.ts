import { readingNames, type ReadingField } from '#contracts/forms/meter-reading/fields.ts';
import { intents } from './outcome.ts';

type Readings = Partial<Record<ReadingField, string>>;

/** The value of a button that sets readings; it also works without scripts. */
export function correctionIntent(readings: Readings): string {
  return intents.correct + new URLSearchParams(readings).toString();
}

/** The readings that an intent sets; undefined for another intent. Anything else in it is ignored. */
export function correctedReadings(intent: string | undefined): Readings | undefined {
  if (!intent?.startsWith(intents.correct)) return undefined;
  const named = new URLSearchParams(intent.slice(intents.correct.length));
  return Object.fromEntries([...named].filter(([field]) => Object.hasOwn(readingNames, field)));
}

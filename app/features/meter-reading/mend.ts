import { readingNames, type ReadingField } from '#contracts/forms/meter-reading/fields.ts';
import { intents } from './outcome.ts';

type Readings = Partial<Record<ReadingField, string>>;

/** The value of a button that sets readings: works without scripts too. */
export function mendIntent(readings: Readings): string {
  return intents.mend + new URLSearchParams(readings).toString();
}

/** The readings that an intent sets; undefined for another intent. Whatever else it names is left alone. */
export function mendedReadings(intent: string | undefined): Readings | undefined {
  if (!intent?.startsWith(intents.mend)) return undefined;
  const named = new URLSearchParams(intent.slice(intents.mend.length));
  return Object.fromEntries([...named].filter(([field]) => Object.hasOwn(readingNames, field)));
}

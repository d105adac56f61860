import { readableDay } from '#contracts/calendar/readable-day.ts';
import { capitalised } from '#contracts/capitalised.ts';
import { dayOf } from '../entered-date.ts';
import { readingsOf, type OfflineReading } from './offline-readings.ts';

/** A stored reading in words: 'Electricity reading 14728, gas reading 03864, read on 20 November 2026'. */
export function describeReading({ answers }: OfflineReading): string {
  const day = dayOf(answers);
  const readings = readingsOf(answers).map(({ name, digits }) => `${name} ${digits}`);
  return capitalised([...readings, ...(day ? [`read on ${readableDay(day)}`] : [])].join(', '));
}

/** Why a reading can’t be sent any more. */
export const tooOld = 'It’s more than a month old, so it can’t be sent any more.';

import { readableDay } from '#contracts/calendar/readable-day.ts';
import { dayOf } from '../given-date.ts';
import { readingsOf, type KeptReading } from './kept-readings.ts';

/** A kept reading as people call it: 'Electricity reading 14728, gas reading 03864, read on 20 November 2026'. */
export function describeReading({ answers }: KeptReading): string {
  const day = dayOf(answers);
  const readings = readingsOf(answers).map(({ name, digits }) => `${name} ${digits}`);
  const words = [...readings, ...(day ? [`read on ${readableDay(day)}`] : [])].join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

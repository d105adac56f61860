import { readableDay } from '#contracts/calendar/readable-day.ts';
import type { MeterReading } from '#contracts/forms/meter-reading/normalise-meter-reading.ts';

/** The sent reading, in words for the visitor. */
export function readingFacts(reading: MeterReading): { term: string; detail: string }[] {
  return [
    ...electricity(reading),
    ...gas(reading),
    { term: 'Meter read on', detail: readableDay(reading.date) },
  ];
}

function electricity(reading: MeterReading) {
  if (reading.fuel === 'Gas') return [];
  const customer = { term: 'Electricity customer number', detail: reading.elecAccountNumber };
  if (!reading.isEconomy7) return [{ term: 'Electricity reading', detail: reading.elecReading }, customer];
  return [
    { term: 'Normal (day) reading', detail: reading.elec7ReadingNormal },
    { term: 'Low (night) reading', detail: reading.elec7ReadingLow },
    customer,
  ];
}

function gas(reading: MeterReading) {
  if (reading.fuel === 'Electricity') return [];
  return [
    { term: 'Gas reading', detail: reading.gasReading },
    { term: 'Gas customer number', detail: reading.gasAccountNumber },
  ];
}

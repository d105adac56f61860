import type { ReadingHint } from './reading-hint.ts';

/**
 * Economy 7 readings where the night reading is the higher. A meter counts each rate from its first day on, so the two
 * readings compare a home's total use by night and by day. Most homes use less in seven hours of night than in
 * seventeen of day; those with storage heaters can use more. Without earlier readings to compare, the two cases look
 * the same.
 */
export function swappedRates(normal: string, low: string): ReadingHint[] {
  if (Number(low) <= Number(normal)) return [];
  return [
    {
      field: 'elec7_reading_low',
      words:
        'Most homes use more by day than by night. If you have storage heaters, night can be higher: then send it as it is.',
      correction: {
        label: 'Swap day and night',
        readings: { elec7_reading_normal: low, elec7_reading_low: normal },
      },
    },
  ];
}

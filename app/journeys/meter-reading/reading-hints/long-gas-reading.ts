import type { ReadingHint } from './reading-hint.ts';

/** Metric gas meters (m³) mostly show five digits before the point, imperial ones (ft³) four; what follows is red. */
const most = 5;

/**
 * A gas reading with more digits than most gas meters show: six, since a rule allows no more. Leading zeros count,
 * because they are on the meter too.
 */
export function longGasReading(reading: string): ReadingHint[] {
  if (reading.length <= most) return [];
  return [
    {
      field: 'gas_reading',
      words:
        'Most gas meters show four or five numbers. Leave out any in red or after a point. If yours shows six, send it as it is.',
    },
  ];
}

import type { KindCheck } from './kind-check.ts';

/** Metric gas meters (m³) mostly show five digits before the point, imperial ones (ft³) four; what follows is red. */
const most = 5;

/** A gas reading with more digits than most gas meters show: six, for a rule allows no more. Noughts in front count: they stand on the meter too. */
export function longGasReading(reading: string): KindCheck[] {
  if (reading.length <= most) return [];
  return [
    {
      id: `long-gas-reading-${reading}`,
      field: 'gas_reading',
      question: `Is ${reading} your gas reading, without numbers in red?`,
      reason:
        'Most gas meters show four or five numbers before any in red or after a point. You’ve entered six.',
      confirm: `${reading} is right`,
    },
  ];
}

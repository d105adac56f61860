import type { KindCheck } from './kind-check.ts';

/**
 * Economy 7 readings of which the night's is the higher. A meter counts each rate from its first day on, so the two
 * readings compare all that a home ever used by night and by day. Most homes use less in seven hours of night than in
 * seventeen of day; those with storage heaters can use more. With no earlier readings to compare, nothing tells the two
 * apart, so this is a hint worth one question and no more.
 */
export function swappedRates(normal: string, low: string): KindCheck[] {
  if (Number(low) <= Number(normal)) return [];
  return [
    {
      id: `swapped-rates-${normal}-${low}`,
      field: 'elec7_reading_normal',
      question: 'Are your day and night readings the right way round?',
      reason: `Most homes use more by day, but you’ve entered ${normal} for normal (day) and ${low} for low (night). It can be right, if you have storage heaters for example.`,
      confirm: 'They are the right way round',
      mend: {
        label: 'Swap them',
        readings: { elec7_reading_normal: low, elec7_reading_low: normal },
      },
    },
  ];
}

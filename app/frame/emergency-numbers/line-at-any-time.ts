import type { Brand } from '#contracts/brand.ts';
import { shortCost } from '../ring-us/short-cost.ts';

/**
 * A sentence for the card of the meter emergency line, after a space: ' Free, day and night.' '' if it isn't always
 * open: other hours are in `RingUs`, and their rules are too large for every page's scripts.
 */
export function lineAtAnyTime({ lines }: Brand): string {
  const { allDay = false, cost = '' } = lines?.['meterEmergency'] ?? {};
  if (!allDay) return '';
  return cost === '' ? ' Day and night.' : ` ${shortCost(cost)}, day and night.`;
}

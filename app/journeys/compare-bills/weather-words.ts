import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';
import type { Comparison } from './compare-bills.ts';
import { isMixed } from './describe-comparison.ts';
import { aboutMoney, money } from './money.ts';
import { seasonOfBills } from './season-of-bills.ts';

/**
 * Two paragraphs: an estimate without the change in use, which is all that the weather can affect, and what the time of
 * year may explain. No bill states the weather, so nobody can say how much of the use it caused.
 */
export function weatherWords(bills: TwoBills, compared: Comparison): string[] {
  const part = compared.parts.find(({ cause }) => cause === 'use');
  const use = part?.pence ?? 0;
  if (part && isMixed(part))
    return [
      'You used more at one rate and less at the other. Two bills can’t show how much of that is the weather.',
    ];
  if (use === 0) return ['You used the same each day, so the weather makes no difference here.'];
  const estimate = `With the same use a day as before, this bill would be about ${aboutMoney(compared.new.total - use)}. That part is price and days. The weather can’t change it.`;
  const { winterDays, change } = seasonOfBills(bills);
  if (change === 'alike')
    return [
      estimate,
      'Both bills cover much the same time of year. A cold spell can still add to what you use, but two bills can’t show how much.',
    ];
  const winter = `${winterDays.new || 'None'} of this bill’s ${compared.new.days} days are from October to March. On your last bill, ${winterDays.old || 'none'} of ${compared.old.days} are.`;
  const isColder = change === 'colder';
  const effect = isColder
    ? 'Cold, dark days often take more energy'
    : 'Mild, light days often take less energy';
  const isExplained = use > 0 === isColder;
  return [
    estimate,
    `${winter} ${effect}${isExplained ? '.' : ', yet you used ' + (use > 0 ? 'more' : 'less') + ' each day.'}`,
    isExplained
      ? `Two bills can’t show how much of the ${money(use)} for use is the weather. To leave it out, compare this bill with the one for the same months last year.`
      : 'So the time of year doesn’t explain it. Think what changed at home.',
  ];
}

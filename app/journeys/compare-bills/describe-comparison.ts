import { perPenny } from '#contracts/forms/two-bills/pence.ts';
import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';
import type { Cause, Comparison } from './compare-bills.ts';
import { money } from './money.ts';

export const causeNames: Record<Cause, string> = { use: 'Use', price: 'Price', days: 'Days' };

const reasons: Record<Cause, { up: string; down: string }> = {
  use: { up: 'you used more each day', down: 'you used less each day' },
  price: { up: 'prices went up', down: 'prices went down' },
  days: { up: 'it covers more days', down: 'it covers fewer days' },
};

/** The answer in one sentence. */
export function headline({ difference, parts, new: current }: Comparison): string {
  const changed = parts.filter(({ pence }) => pence !== 0);
  if (difference === 0) {
    const both = `Both bills come to ${money(current.total)}`;
    return changed.length === 0 ? `${both}.` : `${both}: what went up and what went down cancel out.`;
  }
  const isHigher = difference > 0;
  const result = `It’s ${money(difference)} ${isHigher ? 'higher' : 'lower'}`;
  const main = changed.find(({ pence }) => pence > 0 === isHigher);
  if (!main) return `${result}.`;
  const reason = reasons[main.cause][isHigher ? 'up' : 'down'];
  if (changed.length === 1) return `${result}, because ${reason}.`;
  const isMost = Math.abs(main.pence) * 2 > Math.abs(difference);
  return isMost ? `${result}, mostly because ${reason}.` : `${result}. The biggest reason: ${reason}.`;
}

/** What changed, by cause. */
export function changesOf({ old, new: current }: TwoBills, compared: Comparison): Record<Cause, string> {
  return {
    use: useChange(compared),
    price: priceChange([
      ['unit rate', current.unitRate - old.unitRate, ''],
      ['standing charge', current.standingCharge - old.standingCharge, ' a day'],
    ]),
    days: then(String(compared.old.days), String(compared.new.days), 'days'),
  };
}

function useChange({ old, new: current }: Comparison): string {
  const [before, now] = [perDay(old), perDay(current)];
  const isSame = old.kwh * current.days === current.kwh * old.days;
  return before === now && !isSame
    ? `About ${before} kWh a day on both bills`
    : then(before, now, 'kWh a day');
}

function perDay({ kwh, days }: { kwh: number; days: number }): string {
  return (kwh / days).toFixed(1);
}

/** '88 days, now 95'. */
function then(before: string, now: string, unit: string): string {
  return before === now ? `${before} ${unit} on both bills` : `${before} ${unit}, now ${now}`;
}

function priceChange(rates: [name: string, change: number, per: string][]): string {
  const changes = rates
    .filter(([, change]) => change !== 0)
    .map(([name, change, per]) => `${name} ${change > 0 ? 'up' : 'down'} ${penceOf(change)}p${per}`)
    .join(', ');
  return changes === '' ? 'The same rates on both bills' : changes.charAt(0).toUpperCase() + changes.slice(1);
}

function penceOf(rate: number): string {
  return String(Math.abs(rate) / perPenny);
}

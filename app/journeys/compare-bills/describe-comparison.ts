import { capitalised } from '#contracts/capitalised.ts';
import { perPenny } from '#contracts/forms/two-bills/pence.ts';
import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';
import type { BillSum, Cause, Comparison, Detail, Part } from './compare-bills.ts';
import { money } from './money.ts';

export const causeNames: Record<Cause, string> = { use: 'Use', price: 'Price', days: 'Days' };
export const detailNames: Record<Detail, string> = {
  'day-use': 'Day use',
  'night-use': 'Night use',
  'day-rate': 'Day rate',
  'night-rate': 'Night rate',
  'standing-charge': 'Standing charge',
};

const reasons: Record<Cause | Detail, { up: string; down: string }> = {
  use: { up: 'you used more each day', down: 'you used less each day' },
  price: { up: 'prices went up', down: 'prices went down' },
  days: { up: 'it covers more days', down: 'it covers fewer days' },
  'day-use': { up: 'you used more by day', down: 'you used less by day' },
  'night-use': { up: 'you used more at night', down: 'you used less at night' },
  'day-rate': { up: 'the day rate went up', down: 'the day rate went down' },
  'night-rate': { up: 'the night rate went up', down: 'the night rate went down' },
  'standing-charge': { up: 'the standing charge went up', down: 'the standing charge went down' },
};

/** Whether some details of a part add to the bill and others reduce it. */
export function isMixed({ details = [] }: Part): boolean {
  return details.some(({ pence }) => pence > 0) && details.some(({ pence }) => pence < 0);
}

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
  const reason = reasons[mainOf(main)][isHigher ? 'up' : 'down'];
  if (changed.length === 1) return `${result}, because ${reason}.`;
  const isMost = Math.abs(main.pence) * 2 > Math.abs(difference);
  return isMost ? `${result}, mostly because ${reason}.` : `${result}. The biggest reason: ${reason}.`;
}

/** The cause, or, where its details go both ways, the detail that outweighs the others. */
function mainOf(part: Part): Cause | Detail {
  if (!part.details || !isMixed(part)) return part.cause;
  const sizes = part.details.toSorted((one, other) => other.pence - one.pence);
  return (part.pence > 0 ? sizes[0] : sizes.at(-1))?.detail ?? part.cause;
}

/** What changed, by cause and, with two rates, by detail. */
export function changesOf(
  { old, new: current }: TwoBills,
  compared: Comparison,
): Record<Cause | Detail, string> {
  const { old: before, new: after } = compared;
  const unit = current.unitRate - old.unitRate;
  const night = (current.night?.unitRate ?? 0) - (old.night?.unitRate ?? 0);
  const standing = current.standingCharge - old.standingCharge;
  return {
    use: useChange(before, after),
    'day-use': useChange(byDay(before), byDay(after)),
    'night-use': useChange(atNight(before), atNight(after)),
    // With two rates the details say what changed.
    price: old.night ? '' : priceChange(unit, standing),
    'day-rate': rateChange(unit),
    'night-rate': rateChange(night),
    'standing-charge': rateChange(standing, ' a day'),
    days: then(String(before.days), String(after.days), 'days'),
  };
}

type Use = Pick<BillSum, 'days' | 'kwh'>;

function byDay({ days, kwh, nightKwh = 0 }: BillSum): Use {
  return { days, kwh: kwh - nightKwh };
}

function atNight({ days, nightKwh = 0 }: BillSum): Use {
  return { days, kwh: nightKwh };
}

function useChange(old: Use, current: Use): string {
  const [before, now] = [perDay(old), perDay(current)];
  const isSame = old.kwh * current.days === current.kwh * old.days;
  return before === now && !isSame
    ? `About ${before} kWh a day on both bills`
    : then(before, now, 'kWh a day');
}

function perDay({ kwh, days }: Use): string {
  return (kwh / days).toFixed(1);
}

/** '88 days, now 95'. */
function then(before: string, now: string, unit: string): string {
  return before === now ? `${before} ${unit} on both bills` : `${before} ${unit}, now ${now}`;
}

function priceChange(unit: number, standing: number): string {
  const changes = [
    ...(unit === 0 ? [] : [`unit rate ${upOrDown(unit)}`]),
    ...(standing === 0 ? [] : [`standing charge ${upOrDown(standing)} a day`]),
  ].join(', ');
  return changes === '' ? 'The same rates on both bills' : capitalised(changes);
}

function rateChange(change: number, per = ''): string {
  return change === 0 ? 'The same on both bills' : capitalised(`${upOrDown(change)}${per}`);
}

/** 'up 2p'. */
function upOrDown(change: number): string {
  return `${change > 0 ? 'up' : 'down'} ${penceOf(change)}p`;
}

function penceOf(rate: number): string {
  return String(Math.abs(rate) / perPenny);
}

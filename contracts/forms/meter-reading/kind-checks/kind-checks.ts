import type { MeterReading } from '../tidy-meter-reading.ts';
import type { KindCheck } from './kind-check.ts';
import { longGasReading } from './long-gas-reading.ts';
import { redElectricityDigit } from './red-electricity-digit.ts';
import { swappedRates } from './swapped-rates.ts';

/** The field of a form that names the checks a visitor has confirmed: their ids, parted by spaces. */
export const confirmedField = 'confirmed_checks';

/**
 * What to ask before readings are sent, in the order of the page. A check that was confirmed is not asked again while
 * its readings stay the same, for its id names them. A decimal does not get here: a rule refuses it and says what to
 * enter in its place (SPEC §5 "numeric").
 */
export function kindChecks(value: MeterReading, confirmed = ''): KindCheck[] {
  const areRight = new Set(confirmed.split(' '));
  return [...electricityChecks(value), ...gasChecks(value)].filter(({ id }) => !areRight.has(id));
}

function electricityChecks(value: MeterReading): KindCheck[] {
  if (value.fuel === 'Gas') return [];
  if (!value.isEconomy7) return redElectricityDigit('elec_reading', value.elecReading);
  const { elec7ReadingNormal: normal, elec7ReadingLow: low } = value;
  return [
    ...swappedRates(normal, low),
    ...redElectricityDigit('elec7_reading_normal', normal),
    ...redElectricityDigit('elec7_reading_low', low),
  ];
}

function gasChecks(value: MeterReading): KindCheck[] {
  return value.fuel === 'Electricity' ? [] : longGasReading(value.gasReading);
}

import type { MeterReadingField } from './fields.ts';

const whenAndWho: MeterReadingField[] = ['date', 'title', 'first_name', 'last_name', 'telephone', 'email'];

/**
 * The fields that a choice shows, in the order of the page. SPEC §2 "submit-meter-read": the fuel "shows the matching
 * customer-number and reading fields"; Economy 7 "swaps the single electricity reading for normal and low readings".
 * While a choice is missing, nothing that follows from it is shown.
 */
export function shownFields(choices: { fuel?: unknown; is_economy_7_radio?: unknown }): MeterReadingField[] {
  const { fuel, is_economy_7_radio: isEconomy7 } = choices;
  const hasElectricity = fuel === 'Dual' || fuel === 'Electricity';
  const hasGas = fuel === 'Dual' || fuel === 'Gas';
  return [
    'fuel',
    ...(hasElectricity ? ['elec_account_number' as const, 'is_economy_7_radio' as const] : []),
    ...(hasElectricity ? electricityReadings(isEconomy7) : []),
    ...(hasGas ? ['gas_account_number' as const, 'gas_reading' as const] : []),
    ...whenAndWho,
  ];
}

function electricityReadings(isEconomy7: unknown): MeterReadingField[] {
  if (isEconomy7 === 'yes') return ['elec7_reading_normal', 'elec7_reading_low'];
  return isEconomy7 === 'no' ? ['elec_reading'] : [];
}

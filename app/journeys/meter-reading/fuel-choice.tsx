import { defaultFuel } from '#contracts/forms/meter-reading/fields.ts';
import { RadioGroup } from '../../design-system/radio-group/radio-group.tsx';
import type { FormParts } from './form-parts.ts';
import { fuelNames } from './fuel-names.ts';

const options = [
  { value: 'Dual', label: fuelNames.Dual, pictogram: 'house' as const },
  { value: 'Gas', label: fuelNames.Gas, pictogram: 'boiler' as const },
  { value: 'Electricity', label: fuelNames.Electricity, pictogram: 'bulb' as const },
];

/** SPEC §2 "Fuel choice: Dual (default, gas and electricity), Gas or Electricity". */
export function FuelChoice({ answers, errors }: FormParts) {
  return (
    <RadioGroup
      legend="Which fuel are you sending readings for?"
      name="fuel"
      options={options}
      value={answers['fuel'] ?? defaultFuel}
      error={errors['fuel']}
      row
    />
  );
}

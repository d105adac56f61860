import { defaultFuel } from '#contracts/forms/meter-reading/fields.ts';
import { RadioGroup } from '../../design-system/radio-group/radio-group.tsx';
import type { FormParts } from './form-parts.ts';

const options = [
  { value: 'Dual', label: 'Gas and electricity', pictogram: 'house' as const },
  { value: 'Gas', label: 'Gas', pictogram: 'boiler' as const },
  { value: 'Electricity', label: 'Electricity', pictogram: 'bulb' as const },
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

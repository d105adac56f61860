import { TextField } from '../../design-system/text-field/text-field.tsx';
import { fieldProps } from '../../forms/field-props.ts';
import type { FormParts } from './form-parts.ts';
import { ReadingField } from './reading-field.tsx';

/** Gas: customer number and reading. SPEC §2 "submit-meter-read". */
export function GasFields({ parts }: { parts: FormParts }) {
  const { answers, errors, shown } = parts;
  return (
    <section className="form-section" aria-labelledby="gas" hidden={!shown.has('gas_account_number')}>
      <h2 id="gas">Gas</h2>
      <TextField
        {...fieldProps('gas_account_number', answers, errors)}
        label="Gas customer number"
        hint={
          shown.has('elec_account_number')
            ? 'It may be different from your electricity number.'
            : 'On page 1 of your bill. It starts with 85, BGX or A.'
        }
        width={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <ReadingField
        parts={parts}
        name="gas_reading"
        label="Gas reading"
        hint="Up to 6 numbers. Leave out any in red or after the point."
        unit="m³ or ft³"
      />
    </section>
  );
}

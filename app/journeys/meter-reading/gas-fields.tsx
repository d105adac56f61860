import { TextField } from '../../design-system/text-field/text-field.tsx';
import { fieldProps } from '../../forms/field-props.ts';
import type { FormParts } from './form-parts.ts';
import { ReadingHelp } from './meter-guide/reading-help.tsx';
import { ReadingField } from './reading-field.tsx';
import { Step } from './steps/step.tsx';

/** Gas: customer number and reading. SPEC §2 "submit-meter-read". */
export function GasFields({ parts }: { parts: FormParts }) {
  const { answers, errors, shown, steps, articles } = parts;
  return (
    <section className="form-section" aria-labelledby="gas" hidden={!shown.has('gas_account_number')}>
      <h2 id="gas">Gas</h2>
      <Step parts={parts} id="gas-number">
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
      </Step>
      <Step parts={parts} id="gas-reading">
        <ReadingField
          parts={parts}
          name="gas_reading"
          label="Gas reading"
          hint="Up to 6 numbers. Leave out any in red or after the point."
          unit="m³ or ft³"
        />
        <ReadingHelp register="gas" articles={articles} isOpen={steps.isStepped} />
      </Step>
    </section>
  );
}

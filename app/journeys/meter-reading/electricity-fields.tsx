import { defaultEconomy7 } from '#contracts/forms/meter-reading/fields.ts';
import { RadioGroup } from '../../design-system/radio-group/radio-group.tsx';
import { TextField } from '../../design-system/text-field/text-field.tsx';
import { fieldProps } from '../../forms/field-props.ts';
import type { FormParts } from './form-parts.ts';
import { ReadingHelp } from './meter-guide/reading-help.tsx';
import { ShowFields } from './show-fields.tsx';
import { ReadingField } from './reading-field.tsx';
import { Step } from './steps/step.tsx';

const economy7Options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Electricity: customer number, Economy 7 (default no), one reading or two. SPEC §2 "submit-meter-read". */
export function ElectricityFields({ parts }: { parts: FormParts }) {
  const { answers, errors, shown, steps, articles } = parts;
  const register = shown.has('elec7_reading_normal') ? 'economy7' : 'electricity';
  return (
    <section
      className="form-section"
      aria-labelledby="electricity"
      hidden={!shown.has('elec_account_number')}
    >
      <h2 id="electricity">Electricity</h2>
      <Step parts={parts} id="elec-number">
        <TextField
          {...fieldProps('elec_account_number', answers, errors)}
          label="Electricity customer number"
          hint="On page 1 of your bill. It starts with 85, BGX or A."
          width={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Step>
      <Step parts={parts} id="elec-reading">
        <div className="flow">
          <RadioGroup
            legend="Do you have an Economy 7 meter?"
            hint="It shows two readings: one for night and one for day."
            name="is_economy_7_radio"
            options={economy7Options}
            value={answers['is_economy_7_radio'] ?? defaultEconomy7}
            error={errors['is_economy_7_radio']}
            row
          />
          <ShowFields />
        </div>
        <p className="to-guide">
          <a className="back" href="#find-reading">
            Where do I find my reading?
          </a>
        </p>
        <ReadingField parts={parts} name="elec_reading" label="Electricity reading" unit="kWh" />
        <div className="pair" hidden={!shown.has('elec7_reading_normal')}>
          <ReadingField parts={parts} name="elec7_reading_normal" label="Normal (day) reading" unit="kWh" />
          <ReadingField parts={parts} name="elec7_reading_low" label="Low (night) reading" unit="kWh" />
        </div>
        <ReadingHelp register={register} articles={articles} isOpen={steps.isStepped} />
      </Step>
    </section>
  );
}

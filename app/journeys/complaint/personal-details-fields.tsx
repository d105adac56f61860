import { examplePhoneNumber } from '#contracts/forms/phone-number.ts';
import { vulnerabilityOptions } from '#contracts/forms/vulnerability.ts';
import { SelectField } from '../../design-system/select-field/select-field.tsx';
import { TextField } from '../../design-system/text-field/text-field.tsx';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { fieldProps } from '../../forms/field-props.ts';
import { PersonFields } from '../../forms/person-fields.tsx';

/** Names, e-mail, phones and the vulnerability question. SPEC §5. */
export function PersonalDetailsFields({ answers, errors }: { answers: Answers; errors: FieldErrors }) {
  return (
    <>
      <PersonFields
        answers={answers}
        errors={errors}
        emailHint="We’ll send your reference number here."
        telephone={{
          label: 'Mobile telephone',
          hint: 'Include the full number.',
          placeholder: examplePhoneNumber,
        }}
      />
      <TextField
        {...fieldProps('textphone', answers, errors)}
        label="Textphone or international number"
        hint="Numbers only."
        optional
        inputMode="numeric"
        width={20}
        autoComplete="off"
      />
      <SelectField
        {...fieldProps('vulnerability', answers, errors)}
        label="Do you need extra help?"
        hint="For example: a disability or long illness, relying on heat or power for your health, or finding it hard to pay bills."
        width={20}
        options={vulnerabilityOptions}
      />
    </>
  );
}

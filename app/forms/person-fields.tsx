import { TextField } from '../design-system/text-field/text-field.tsx';
import type { Answers, FieldErrors } from './answers.ts';
import { fieldProps } from './field-props.ts';
import { personFieldNames as names } from './person-field-names.ts';

type PersonFieldsProps = {
  answers: Answers;
  errors: FieldErrors;
  emailHint?: string;
  telephone: { label: string; hint?: string; placeholder?: string };
};

/** Names, e-mail and telephone, in every details form. SPEC §5. */
export function PersonFields({ answers, errors, emailHint, telephone }: PersonFieldsProps) {
  return (
    <>
      <TextField
        {...fieldProps(names.firstName, answers, errors)}
        label="First name"
        width={20}
        autoComplete="given-name"
        dir="auto"
        spellCheck={false}
      />
      <TextField
        {...fieldProps(names.surname, answers, errors)}
        label="Surname"
        width={20}
        autoComplete="family-name"
        dir="auto"
        spellCheck={false}
      />
      <TextField
        {...fieldProps(names.email, answers, errors)}
        label="Email"
        hint={emailHint}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...fieldProps(names.telephone, answers, errors)}
        {...telephone}
        type="tel"
        width={20}
        autoComplete="tel"
      />
    </>
  );
}

import { Button } from '../../design-system/button/button.tsx';
import { TextField } from '../../design-system/text-field/text-field.tsx';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { BackToPostcode } from './back-to-postcode.tsx';
import { addressIntents } from './address-state.ts';

const fields = [
  { name: 'address-line1', label: 'House number or name, and street', autoComplete: 'address-line1' },
  { name: 'address-line2', label: 'Address line 2', autoComplete: 'address-line2', optional: true },
  { name: 'postal-town', label: 'Town or city', autoComplete: 'address-level2' },
  { name: 'county', label: 'County', autoComplete: 'address-level1', optional: true },
  { name: 'manual-postcode', label: 'Postcode', autoComplete: 'postal-code', width: 10 },
] as const;

/** An address entered by hand; the server creates it, and it is then chosen. SPEC §4. */
export function ManualAddress({
  answers,
  errors,
  busy,
  takesFocus,
}: {
  answers: Answers;
  errors: FieldErrors;
  busy: string | undefined;
  takesFocus: boolean;
}) {
  return (
    <>
      <BackToPostcode />
      {fields.map(({ name, label, autoComplete, ...more }, index) => (
        <TextField
          key={name}
          id={name}
          name={name}
          label={label}
          autoComplete={autoComplete}
          dir="auto"
          spellCheck={false}
          error={errors[name]}
          defaultValue={answers[name] ?? (name === 'manual-postcode' ? answers['postcode'] : '')}
          autoFocus={takesFocus && index === 0}
          optional={'optional' in more}
          width={'width' in more ? more.width : undefined}
        />
      ))}
      <div className="button-row">
        <Button
          kind="second"
          name="intent"
          value={addressIntents.save}
          loading={busy === addressIntents.save}
          loadingLabel="Saving your address"
        >
          Use this address
        </Button>
      </div>
    </>
  );
}

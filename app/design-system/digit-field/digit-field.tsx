import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';

interface DigitFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'name'> {
  id: string;
  name: string;
  /** What the digits count. */
  unit: string;
}

/** Digits that have a window of their own; with more than these, the windows are narrower. */
const sixOrFewer = '.{0,6}';

/** Up to six digits, each in its own window. */
export function DigitField(props: DigitFieldProps) {
  const { id, label, hint, error, optional, unit, ...rest } = props;
  const { 'aria-describedby': more, ...input } = rest;
  const describedBy = [`${id}-unit`, more].filter(Boolean).join(' ');
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} describedBy={describedBy}>
      {(a11y) => (
        <div className="register-place">
          <div className="register">
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              pattern={sixOrFewer}
              {...input}
              {...a11y}
              // Said either way: a browser takes the pattern, which only says how wide the windows are, for an error.
              aria-invalid={Boolean(error)}
            />
            <span id={`${id}-unit`}>{unit}</span>
          </div>
        </div>
      )}
    </Field>
  );
}

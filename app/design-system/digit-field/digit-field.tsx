import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';

interface DigitFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'name'> {
  id: string;
  name: string;
  /** What the digits count. */
  unit: string;
}

/** Up to six digits, each in its own window; wider when there are too many. */
export function DigitField(props: DigitFieldProps) {
  const { id, label, hint, error, optional, unit, ...rest } = props;
  const { 'aria-describedby': more, ...input } = rest;
  const describedBy = [`${id}-unit`, more].filter(Boolean).join(' ');
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} describedBy={describedBy}>
      {(a11y) => (
        <div className="register">
          <input type="text" inputMode="numeric" autoComplete="off" {...input} {...a11y} />
          <span id={`${id}-unit`}>{unit}</span>
        </div>
      )}
    </Field>
  );
}

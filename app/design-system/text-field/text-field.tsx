import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'name' | 'width'> {
  id: string;
  name: string;
  /** Width in characters, roughly; full width if left out. */
  width?: 10 | 20 | undefined;
  /** A unit after the input. */
  suffix?: string | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, error, optional, width, suffix, className, type = 'text', ...rest } = props;
  const { 'aria-describedby': more, ...input } = rest;
  const size = width && `w-${width}`;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} describedBy={more}>
      {(a11y) => {
        const classes = ['input', !suffix && size, className].filter(Boolean).join(' ');
        const box = <input {...input} {...a11y} className={classes} type={type} />;
        if (!suffix) return box;
        return (
          <div className={size ? `unit-box ${size}` : 'unit-box'}>
            {box}
            <span className="unit-box__unit">{suffix}</span>
          </div>
        );
      }}
    </Field>
  );
}

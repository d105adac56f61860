import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';

/** One line of a select. */
export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'id' | 'name' | 'children'> {
  id: string;
  name: string;
  options: readonly SelectOption[];
  /** A first option with an empty value. */
  placeholder?: string | undefined;
  width?: 10 | 20 | undefined;
}

/** A choice of one among many, collapsed; with `size` an open list. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, optional, options, placeholder, width, className, ...rest } = props;
  const { 'aria-describedby': more, ...select } = rest;
  const open = (rest.size ?? 1) > 1;
  const classes = ['select', open && 'select--list', width && `w-${width}`, className];
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} describedBy={more}>
      {(a11y) => (
        <select {...select} {...a11y} className={classes.filter(Boolean).join(' ')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

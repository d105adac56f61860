import type { ReactNode } from 'react';
import { ErrorMessage } from '../error-message/error-message.tsx';

/** The texts that every field has. */
export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
}

/** The attributes that connect an input to its label, hint and error. */
export interface FieldA11y {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldWords {
  id: string;
  /** Ids of further text that describes the input, after the hint and the error. */
  describedBy?: string | undefined;
  children: (a11y: FieldA11y) => ReactNode;
}

/** Label above, hint below it, error between hint and input. */
export function Field({ id, label, hint, error, optional, describedBy, children }: FieldProps) {
  const ids = describedByIds(id, { hint, error }, describedBy);
  const a11y: FieldA11y = {
    id,
    ...(ids && { 'aria-describedby': ids }),
    ...(error && { 'aria-invalid': true }),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      <FieldHelp id={id} hint={hint} error={error} />
      {children(a11y)}
    </div>
  );
}

/** The ids of a field's hint and error, in reading order; undefined when it has neither. */
export function describedByIds(
  id: string,
  { hint, error }: Pick<FieldWords, 'hint' | 'error'>,
  more?: string,
) {
  return [hint && `${id}-hint`, error && `${id}-error`, more].filter(Boolean).join(' ') || undefined;
}

/** The hint and the error of a field. */
export function FieldHelp({ id, hint, error }: Pick<FieldWords, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
    </>
  );
}

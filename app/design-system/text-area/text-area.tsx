import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'id' | 'name'> {
  id: string;
  name: string;
  /** The maximum number of characters; text is never cut to it. */
  limit?: number | undefined;
  /** Whether the text is longer than that, where it is known better than from the default value. */
  isOver?: boolean;
  /** The number of characters left or over, in words. */
  countMessage?: string | undefined;
}

/** Several lines of text, with a character count that appears near the limit. */
export function TextArea(props: TextAreaProps) {
  const { id, label, hint, error, optional, limit, countMessage, className, ...others } = props;
  const { 'aria-describedby': more, isOver, ...textarea } = others;
  const counted = limit !== undefined || countMessage !== undefined;
  const over =
    isOver ?? (limit !== undefined && String(textarea.value ?? textarea.defaultValue ?? '').length > limit);
  const describedBy = [counted && `${id}-count`, more].filter(Boolean).join(' ') || undefined;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} describedBy={describedBy}>
      {(a11y) => (
        <>
          <textarea
            dir="auto"
            {...textarea}
            {...a11y}
            className={className ? `input ${className}` : 'input'}
            data-limit={limit}
          />
          {counted && (
            <p className={over ? 'count count--over' : 'count'} id={`${id}-count`} aria-live="polite">
              {countMessage}
            </p>
          )}
        </>
      )}
    </Field>
  );
}

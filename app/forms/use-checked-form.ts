import { useEffect, useRef, useState, type FormEvent } from 'react';
import { readAnswers, type FieldErrors } from './answers.ts';
import { checkAnswers, type FormSchema } from './check-answers.ts';
import { moveFocus } from './move-focus.ts';

type CheckedFormOptions = {
  schema: FormSchema<unknown>;
  /** The server's errors from the last post, or the id of the element to focus; a new object each time. */
  refusal: { errors?: FieldErrors | undefined; focus?: string | undefined } | undefined;
  /** The `intent` value of the button whose post the schema validates; other buttons post without validation. */
  intent: string;
  /** Called when that button posts valid answers. */
  onSend?: () => void;
};

const none: FieldErrors = {};

/**
 * A form validated in the browser as on the server: on submit, then on input for an invalid field, never when a field
 * loses the focus (EXPERIENCE "Forms"). The error summary gets the focus. Without scripts only the server's response is
 * shown.
 */
export function useCheckedForm({ schema, refusal, intent, onSend }: CheckedFormOptions) {
  const [own, setOwn] = useState<{ errors: FieldErrors; after: typeof refusal }>();
  const form = useRef<HTMLFormElement>(null);
  const errors = own && own.after === refusal ? own.errors : (refusal?.errors ?? none);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const isRefused = refusal?.errors || attempt > 0;
    // After an earlier attempt, a post of another button brings no summary.
    const summary = isRefused && form.current?.querySelector<HTMLElement>('#error-summary');
    if (summary) moveFocus(summary);
    else if (refusal?.focus) moveFocus(document.getElementById(refusal.focus));
  }, [refusal, attempt]);

  const errorsNow = (): FieldErrors => {
    const checked = form.current && checkAnswers(schema, readAnswers(new FormData(form.current)));
    return !checked || checked.ok ? none : checked.errors;
  };

  /** Validates some fields, such as those of one question; false, with the focus on the summary, if any is wrong. */
  const checkFields = (names: readonly string[]): boolean => {
    const now = errorsNow();
    const isWrong = names.some((name) => name in now);
    const stay = Object.entries(now).filter(([name]) => names.includes(name) || name in errors);
    setOwn({ errors: Object.fromEntries(stay), after: refusal });
    if (isWrong) setAttempt((count) => count + 1);
    return !isWrong;
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value !== intent) return;
    const checked = checkAnswers(schema, readAnswers(new FormData(event.currentTarget)));
    setOwn({ errors: checked.ok ? none : checked.errors, after: refusal });
    if (checked.ok) return onSend?.();
    event.preventDefault();
    setAttempt((count) => count + 1);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as HTMLInputElement;
    // An alternative input for an answer names the field that it belongs to.
    const name = field.dataset['answers'] ?? field.name;
    if (!(name in errors)) return;
    const checked = checkAnswers(schema, readAnswers(new FormData(event.currentTarget)));
    const message = checked.ok ? undefined : checked.errors[name];
    const { [name]: _corrected, ...others } = errors;
    setOwn({ errors: message ? { ...errors, [name]: message } : others, after: refusal });
  };

  return { errors, errorsNow, checkFields, formProps: { ref: form, onSubmit, onInput, noValidate: true } };
}

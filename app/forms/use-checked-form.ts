import { useEffect, useRef, useState, type FormEvent } from 'react';
import { readAnswers, type FieldErrors } from './answers.ts';
import { checkAnswers, type FormSchema } from './check-answers.ts';

type CheckedFormOptions = {
  schema: FormSchema<unknown>;
  /** What the server found wrong at the last post, or the id of what it brought; a new object each time. */
  refusal: { errors?: FieldErrors | undefined; focus?: string | undefined } | undefined;
  /** The value of the button's `intent` that the schema judges; other buttons post without a check. */
  intent: string;
};

const none: FieldErrors = {};

/**
 * A form that is checked in the browser as the server checks it: on submit, then on input for a field that is
 * wrong, never on leaving one (EXPERIENCE "Forms"). The error summary gets the focus. Without scripts the
 * server's answer alone is shown.
 */
export function useCheckedForm({ schema, refusal, intent }: CheckedFormOptions) {
  const [own, setOwn] = useState<{ errors: FieldErrors; after: typeof refusal }>();
  const form = useRef<HTMLFormElement>(null);
  const errors = own && own.after === refusal ? own.errors : (refusal?.errors ?? none);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (refusal?.errors || attempt > 0) form.current?.querySelector<HTMLElement>('#error-summary')?.focus();
    else if (refusal?.focus) document.getElementById(refusal.focus)?.focus();
  }, [refusal, attempt]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value !== intent) return;
    const checked = checkAnswers(schema, readAnswers(new FormData(event.currentTarget)));
    setOwn({ errors: checked.ok ? none : checked.errors, after: refusal });
    if (checked.ok) return;
    event.preventDefault();
    setAttempt((count) => count + 1);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as HTMLInputElement;
    // A second way to give an answer says which field it answers.
    const name = field.dataset['answers'] ?? field.name;
    if (!(name in errors)) return;
    const checked = checkAnswers(schema, readAnswers(new FormData(event.currentTarget)));
    const message = checked.ok ? undefined : checked.errors[name];
    const { [name]: _mended, ...others } = errors;
    setOwn({ errors: message ? { ...errors, [name]: message } : others, after: refusal });
  };

  return { errors, formProps: { ref: form, onSubmit, onInput, noValidate: true } };
}

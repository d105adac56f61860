import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { ratesField } from '#contracts/forms/two-bills/fields.ts';
import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';
import { readAnswers, type Answers, type FieldErrors } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { clearField } from '../../forms/clear-field.ts';
import { errorsAtTypedDates } from '../../forms/errors-at-typed-dates.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { answerHeadingId } from './bill-answer.tsx';
import { formSchema, typedDates } from './form-schema.ts';

/** The outcome of a post. */
export type Outcome = { answers: Answers; errors?: FieldErrors };

/**
 * Compares the bills in the browser, so that nothing is posted. Without scripts the server does it, and its outcome has
 * the answers.
 */
export function useCompareForm(outcome: Outcome | undefined) {
  const { errors, checkFields, formProps } = useCheckedForm({
    schema: formSchema,
    refusal: outcome,
    intent: '',
  });
  const [given, setGiven] = useState(outcome?.answers ?? {});
  const [bills, setBills] = useState(() => (outcome ? billsIn(outcome.answers) : undefined));

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = readAnswers(new FormData(event.currentTarget));
    const compared = billsIn(answers);
    setGiven(answers);
    formProps.onSubmit(event);
    // The answer must be on the page before it takes the focus.
    flushSync(() => setBills(compared));
    if (compared) document.getElementById(answerHeadingId)?.focus();
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    // The last answer given counts: a date that is chosen replaces one that was typed.
    const { name, value, type } = event.target as HTMLInputElement;
    if (type === 'date' && value)
      clearField(event.currentTarget.querySelector(`[name="${typedDates.get(name)}"]`));
    formProps.onInput(event);
    setGiven(readAnswers(new FormData(event.currentTarget)));
    // The night lines appear or disappear, with their messages, and the other lines change their names.
    if (event.target instanceof HTMLInputElement && event.target.name === ratesField) checkFields([]);
  };

  return {
    errors: errorsAtTypedDates(errors, given, typedDates),
    bills,
    formProps: { ...formProps, onSubmit, onInput },
  };
}

function billsIn(answers: Answers): TwoBills | undefined {
  const checked = checkAnswers(formSchema, answers);
  return checked.ok ? checked.value : undefined;
}

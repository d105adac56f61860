import { useEffect, useState, type FormEvent } from 'react';
import { readAnswers, type Answers } from '../../forms/answers.ts';
import { errorsAtTypedDates } from '../../forms/errors-at-typed-dates.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { draftNames } from '../../forms/draft-names.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { correctedReadings } from './correction.ts';
import { typedDates } from './entered-date.ts';
import { intents, type Outcome } from './outcome.ts';
import { readingFormSchema } from './reading-form-schema.ts';
import { readingHints } from './reading-hints/reading-hints.ts';
import { useDebouncedHints } from './reading-hints/use-debounced-hints.ts';
import { setReadings } from './set-readings.ts';
import { fuelOf, shownFor } from './shown-for.ts';
import { useReadingSteps } from './steps/use-reading-steps.ts';

/** What the browser does for the form: shows the fields of a choice, validates, and hints at unusual readings. */
export function useReadingForm(
  today: string,
  { answers, known, outcome }: { answers: Answers; known: Answers; outcome: Outcome | undefined },
) {
  const schema = readingFormSchema(today);
  const { errors, errorsNow, checkFields, formProps } = useCheckedForm({
    schema,
    refusal: outcome,
    intent: intents.send,
  });
  // A chosen date replaces today's, also on a reload after midnight.
  useDraft(formProps.ref, draftNames.meterReading, { known: { ...known, date: today } });
  const [given, setGiven] = useState(answers);

  const { ref } = formProps;
  // A browser may restore other choices than the page was rendered with, and they can change before scripts start.
  useEffect(() => void (ref.current && setGiven(readAnswers(new FormData(ref.current)))), [ref]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    formProps.onInput(event);
    setGiven(readAnswers(new FormData(event.currentTarget)));
  };

  const shown = shownFor(given);
  const { steps, openFirstWrong } = useReadingSteps({ form: ref, shown, outcome, errorsNow, checkFields });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : intents.send;
    const readings = correctedReadings(intent);
    if (readings) {
      event.preventDefault();
      return setReadings(event.currentTarget, readings);
    }
    // Enter goes to the next question, and nothing is sent before the last.
    if (steps.open && !steps.isLast && submitter?.ariaHidden === 'true') {
      event.preventDefault();
      return steps.next();
    }
    formProps.onSubmit(event);
    if (event.defaultPrevented) openFirstWrong(errorsNow());
  };

  // An error in a hidden field can't be corrected, and need not be.
  const seen = Object.fromEntries(Object.entries(errors).filter(([name]) => shown.has(name)));
  const hints = useDebouncedHints(readingHints(given, shown));
  const fuel = fuelOf(given);
  const placed = errorsAtTypedDates(seen, given, typedDates);
  return { errors: placed, hints, given, shown, steps, fuel, formProps: { ...formProps, onInput, onSubmit } };
}

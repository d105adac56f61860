import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { shownFor } from '../shown-for.ts';
import { readAnswers, type FieldErrors } from '../../../forms/answers.ts';
import { answeredBefore, isWrong, readingSteps, type ReadingStep, type StepId } from './reading-steps.ts';
import { isNarrow, isUnderWay, onWidthChange } from './phone-screen.ts';

/** The id of the open question's heading. */
export const openHeading = 'open-question';

/** `whole`: not in steps. `ahead`: to be asked later. */
type StepState = 'whole' | 'answered' | 'open' | 'ahead';

export type ReadingSteps = {
  isStepped: boolean;
  all: ReadingStep[];
  /** The open question; undefined while the form is whole. */
  open: ReadingStep | undefined;
  isLast: boolean;
  stateOf: (id: StepId) => StepState;
  next: () => void;
  change: (id: StepId) => void;
};

type Options = {
  form: RefObject<HTMLFormElement | null>;
  shown: ReadonlySet<string>;
  /** The last response of the server. */
  outcome: { errors?: FieldErrors } | undefined;
  /** The errors of the form as it is now. */
  errorsNow: () => FieldErrors;
  /** Shows the errors of these fields; false if there are any. */
  checkFields: (names: readonly string[]) => boolean;
};

/**
 * On a narrow screen, once scripts run: one question at a time, in the same form. Its fields stay where they are, and
 * keep their answers. Questions add no history entries, so the back button leaves the form.
 */
export function useReadingSteps({ form, shown, outcome, errorsNow, checkFields }: Options) {
  const [isStepped, setStepped] = useState(false);
  const [answered, setAnswered] = useState<ReadonlySet<StepId>>(new Set());
  const [wanted, setWanted] = useState<StepId>();
  const [moves, setMoves] = useState(0);
  const all = readingSteps(shown);
  const openOf = (done: ReadonlySet<StepId>) => all.find(({ id }) => !done.has(id)) ?? all.at(-1);
  const open = isStepped ? (all.find(({ id }) => id === wanted) ?? openOf(answered)) : undefined;

  const openFirstWrong = (errors: FieldErrors) => {
    const now = readingSteps(shownFor(answersOf(form.current)));
    setAnswered(new Set(now.filter((step) => !isWrong(step, errors)).map(({ id }) => id)));
    setWanted(now.find((step) => isWrong(step, errors))?.id);
  };

  const begin = useRef(() => {
    const element = form.current;
    if (!element) return false;
    const given = answersOf(element);
    const now = readingSteps(shownFor(given));
    setAnswered(new Set(answeredBefore(now, given, errorsNow())));
    return isNarrow() && !isUnderWay(element, element.querySelector('.step'));
  });
  useEffect(() => {
    if (!begin.current()) return undefined;
    setStepped(true);
    return onWidthChange(() => setStepped(isNarrow()));
  }, []);

  const showWrong = useRef(openFirstWrong);
  useEffect(() => {
    if (outcome?.errors) showWrong.current(outcome.errors);
  }, [outcome]);

  useEffect(() => {
    if (moves > 0) document.getElementById(openHeading)?.focus();
  }, [moves]);

  // A link in the error summary opens its question before the browser follows it to the field.
  useEffect(() => {
    const element = form.current;
    const openLinked = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('#error-summary a');
      const id = link ? (link.getAttribute('href')?.slice(1) ?? '') : '';
      // An alternative input for an answer names the field that it belongs to.
      const field = document.getElementById(id)?.dataset['answers'] ?? id;
      const step = readingSteps(shownFor(answersOf(element))).find(({ fields }) =>
        fields.some((each) => each === field),
      );
      if (step) flushSync(() => setWanted(step.id));
    };
    element?.addEventListener('click', openLinked);
    return () => element?.removeEventListener('click', openLinked);
  }, [form]);

  const steps: ReadingSteps = {
    isStepped,
    all,
    open,
    isLast: open === all.at(-1),
    stateOf(id) {
      if (!isStepped) return 'whole';
      if (id === open?.id) return 'open';
      return answered.has(id) ? 'answered' : 'ahead';
    },
    next() {
      if (!open || !checkFields(open.fields)) return;
      const done = new Set(answered).add(open.id);
      setAnswered(done);
      setWanted(openOf(done)?.id);
      setMoves((count) => count + 1);
    },
    change(id) {
      setWanted(id);
      setMoves((count) => count + 1);
    },
  };
  return { steps, openFirstWrong };
}

function answersOf(form: HTMLFormElement | null) {
  return form ? readAnswers(new FormData(form)) : {};
}

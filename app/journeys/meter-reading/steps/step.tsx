import type { ReactNode } from 'react';
import { replayMask } from '../../../consent/replay-mask.ts';
import { Button } from '../../../design-system/button/button.tsx';
import type { FormParts } from '../form-parts.ts';
import type { StepId } from './reading-steps.ts';
import { openHeading } from './use-reading-steps.ts';

type StepProps = { parts: Pick<FormParts, 'steps' | 'given'>; id: StepId; children: ReactNode };

/** One question of the form. In steps it is open, a row with its answer, or hidden until it is asked. */
export function Step({ parts: { steps, given }, id, children }: StepProps) {
  const { all, isLast, next, change } = steps;
  const state = steps.stateOf(id);
  const position = all.findIndex((step) => step.id === id);
  const step = all[position];
  return (
    <>
      {step && state === 'answered' && (
        <div className="answered">
          <span>{step.name}</span>
          <b {...replayMask}>
            <bdi>{step.answer(given)}</bdi>
          </b>
          <Button kind="quiet" small type="button" onClick={() => change(id)}>
            Change<span className="visually-hidden"> {step.name}</span>
          </Button>
        </div>
      )}
      <div className="step" hidden={state === 'answered' || state === 'ahead'}>
        {step && state === 'open' && (
          <h2 className="step__count" id={openHeading} tabIndex={-1}>
            Question {position + 1} of {all.length}
            <span className="visually-hidden">: {step.name}</span>
          </h2>
        )}
        {children}
        {state === 'open' && !isLast && (
          <div className="button-row">
            <Button type="button" onClick={next}>
              Next
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

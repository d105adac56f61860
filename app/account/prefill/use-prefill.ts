import { use, useEffect, useState } from 'react';
import type { Answers } from '../../forms/answers.ts';
import type { LookedUp } from './look-up-answers.ts';
import { recordFailedCall } from '../../telemetry/analytics/record-failed-call.ts';
import { knownAnswers, type FieldNames } from './known-answers.ts';
import { AskDetails, type LateDetails } from './late-details.ts';

/** The answers that prefill a form, whether they came with the page or later. */
export type Prefill = {
  answers: Answers;
  stage: 'idle' | 'loading' | 'loaded' | 'failed';
  /**
   * The page came without answers because the look-up was late or failed: scripts ask again, and space for the message
   * is reserved.
   */
  shouldAskAgain: boolean;
};

const nothing: LookedUp = { known: {}, shouldAskAgain: false };

/**
 * The signed-in visitor's details: those that came with the page, else those that arrive later, or after a sign-in in
 * another tab (SPEC §4 "User data loading"). `lookedUp` is read on the first render only; without it no look-up is
 * made.
 */
export function usePrefill(lookedUp: LookedUp | undefined, names: FieldNames): Prefill {
  const [{ known, shouldAskAgain, hasFailed }] = useState(lookedUp ?? nothing);
  const [isWanting] = useState(lookedUp !== undefined && Object.keys(known).length === 0);
  const [late, setLate] = useState<LateDetails>({ isAsking: false, hasFailed: false });
  const ask = use(AskDetails);
  useEffect(() => {
    if (hasFailed) recordFailedCall('customer-look-up-failed');
  }, [hasFailed]);
  useEffect(() => {
    if (!isWanting) return;
    // Details that arrived stay, even if the session ends: the visitor may be in the middle of the form.
    return ask((update) => setLate((before) => ({ ...update, details: update.details ?? before.details })));
  }, [isWanting, ask]);
  const lateAnswers = knownAnswers(late.details, names);
  return { answers: { ...known, ...lateAnswers }, stage: stageOf(late, lateAnswers), shouldAskAgain };
}

function stageOf({ isAsking, hasFailed }: LateDetails, lateAnswers: Answers): Prefill['stage'] {
  if (Object.keys(lateAnswers).length > 0) return 'loaded';
  if (hasFailed) return 'failed';
  return isAsking ? 'loading' : 'idle';
}

import { use, useEffect, useState } from 'react';
import type { Answers } from '../forms/answers.ts';
import type { LookedUp } from './look-up-answers.ts';
import { knownAnswers, type FieldNames } from './known-answers.ts';
import { AskDetails, type LateDetails } from '../shell/account/late-details.ts';

/** What fills a form: with the page, or later. */
export type KnownAnswers = {
  answers: Answers;
  stage: 'idle' | 'asked' | 'came';
  /** The page said that they would be late, and has room to say more. */
  areLate: boolean;
};

const nothing: LookedUp = { known: {}, areLate: false };

/**
 * What is known of who is signed in: what came with the page, else what comes once it is there, or once someone signs in
 * in another tab (SPEC §4 "User data loading"). `lookedUp` is looked at as the page begins, and no more; without it
 * nothing is asked for.
 */
export function useKnownAnswers(lookedUp: LookedUp | undefined, names: FieldNames): KnownAnswers {
  const [{ known, areLate }] = useState(lookedUp ?? nothing);
  const [isWanting] = useState(lookedUp !== undefined && Object.keys(known).length === 0);
  const [late, setLate] = useState<LateDetails>({ isAsking: false });
  const ask = use(AskDetails);
  useEffect(() => {
    if (!isWanting) return;
    // What has come stays, whatever becomes of the visit: someone may be in the middle of the form.
    return ask(({ details, isAsking }) =>
      setLate((before) => ({ details: details ?? before.details, isAsking })),
    );
  }, [isWanting, ask]);
  const brought = knownAnswers(late.details, names);
  const hasCome = Object.keys(brought).length > 0;
  return {
    answers: { ...known, ...brought },
    stage: hasCome ? 'came' : late.isAsking ? 'asked' : 'idle',
    areLate,
  };
}

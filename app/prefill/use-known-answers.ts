import { useEffect, useState } from 'react';
import type { CustomerDetails } from '#contracts/customers.ts';
import type { Answers } from '../forms/answers.ts';
import type { LookedUp } from './look-up-answers.ts';
import { knownAnswers, type FieldNames } from './known-answers.ts';

/** `awaited`: the page came without them, and scripts have not asked yet. */
type Stage = 'no-need' | 'awaited' | 'asked' | 'came' | 'nothing';
/** What fills a form: with the page, or later. */
export type KnownAnswers = { answers: Answers; stage: Stage };

const address = '/help-and-support/your-details';
const nothing: LookedUp = { known: {}, areLate: false };

/**
 * What is known of who is signed in: what came with the page, else what scripts get once it is there (SPEC §4 "User data
 * loading"). `lookedUp` is looked at as the page begins, and no more.
 */
export function useKnownAnswers(lookedUp: LookedUp | undefined, names: FieldNames): KnownAnswers {
  const [{ known, areLate }] = useState(lookedUp ?? nothing);
  const [late, setLate] = useState<KnownAnswers>({ answers: {}, stage: areLate ? 'awaited' : 'no-need' });
  useEffect(() => {
    if (!areLate) return;
    const asking = new AbortController();
    setLate({ answers: {}, stage: 'asked' });
    void ask(asking.signal).then((details) => {
      if (asking.signal.aborted) return;
      const answers = knownAnswers(details, names);
      setLate({ answers, stage: Object.keys(answers).length > 0 ? 'came' : 'nothing' });
    });
    return () => asking.abort();
  }, [areLate, names]);
  return { answers: { ...known, ...late.answers }, stage: late.stage };
}

/** Undefined when nothing comes: the form stays empty, and works. */
async function ask(signal: AbortSignal): Promise<CustomerDetails | undefined> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? readDetails(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

function readDetails(answer: unknown): CustomerDetails {
  const given = answer as Partial<Record<keyof CustomerDetails, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    firstName: text(given.firstName),
    surname: text(given.surname),
    email: text(given.email),
    telephone: text(given.telephone),
  };
}

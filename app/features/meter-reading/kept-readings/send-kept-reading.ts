import type { KeptReading } from './kept-readings.ts';

/** How a try to send a kept reading ended; `unreached` when no answer came, so nobody knows. */
export type SendOutcome =
  | { outcome: 'sent'; reference: string }
  | { outcome: 'closed' }
  | { outcome: 'refused' }
  | { outcome: 'failed' }
  | { outcome: 'unreached' };

const path = '/help-and-support/submit-meter-read/kept';

/** Sends a kept reading; the same reading is the same lead, however often it is sent. */
export async function sendKeptReading({ answers }: KeptReading): Promise<SendOutcome> {
  try {
    const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(answers) });
    const told: unknown = await answer.json();
    return isOutcome(told) ? told : { outcome: 'failed' };
  } catch (problem) {
    // A page of a proxy in between is no JSON; a lost line is a TypeError.
    return { outcome: problem instanceof SyntaxError ? 'failed' : 'unreached' };
  }
}

function isOutcome(told: unknown): told is SendOutcome {
  if (typeof told !== 'object' || told === null || !('outcome' in told)) return false;
  if (told.outcome === 'sent') return 'reference' in told && typeof told.reference === 'string';
  return told.outcome === 'closed' || told.outcome === 'refused' || told.outcome === 'failed';
}

import type { ComplaintSession } from '#contracts/journey-cookies.ts';
import type { Answers } from '../../forms/answers.ts';
import { idempotencyKey } from '../session/idempotency-key.ts';
import { detailsField } from './details-field.ts';

/** A hash of who the query is from. What a subject or an account adds doesn't make them somebody else. */
export function detailsHash({
  journey,
  firstSubject: _subject,
  hasAccountFlag: _flag,
  ...details
}: ComplaintSession): string {
  return idempotencyKey(journey, details);
}

/** Whether another tab has stored other details since the query step was opened: all tabs share the session. */
export function areOtherDetails(session: ComplaintSession, { [detailsField]: opened }: Answers): boolean {
  return opened !== undefined && opened !== detailsHash(session);
}

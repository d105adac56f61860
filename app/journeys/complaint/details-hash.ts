import { createHash } from 'node:crypto';
import type { ComplaintSession } from '#contracts/journey-cookies.ts';
import type { Answers } from '../../forms/answers.ts';
import { detailsField } from './details-field.ts';

/**
 * A hash of who the query is from. The same details given again are the same: what a subject or an account adds, and the
 * id of the journey, don't make them somebody else's.
 */
export function detailsHash({
  journey: _journey,
  firstSubject: _subject,
  hasAccountFlag: _flag,
  ...details
}: ComplaintSession): string {
  return createHash('sha256').update(JSON.stringify(details)).digest('hex');
}

/** Whether another tab has stored other details since the query step was opened: all tabs share the session. */
export function haveDetailsChanged(session: ComplaintSession, { [detailsField]: opened }: Answers): boolean {
  return opened !== undefined && opened !== detailsHash(session);
}

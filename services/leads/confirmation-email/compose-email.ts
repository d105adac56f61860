import { londonDay } from '#contracts/calendar/london-day.ts';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { drawHtml } from './draw-html.ts';
import { drawText } from './draw-text.ts';
import type { EmailContent, Sender } from './email-content.ts';
import { fullName, listAnswers } from './list-answers.ts';
import { wordingFor } from './wording.ts';

/** Composes the confirmation of a lead: subject line without personal data, text and HTML of the same content. */
export function composeEmail(lead: StoredLead, sender: Sender, address: string | undefined) {
  const { attributes } = lead.document.data;
  const { subject, opening, next } = wordingFor(attributes);
  const content: EmailContent = {
    sender,
    greeting: `Hello ${fullName(attributes)},`,
    opening,
    reference: lead.reference,
    receivedOn: readableDay(londonDay(Date.parse(lead.receivedAt))),
    next,
    answers: listAnswers(attributes, address),
    message: (attributes.query ?? '').trim(),
  };
  return {
    subject: subject.replace('{ref}', lead.reference),
    text: drawText(content),
    html: drawHtml(content),
  };
}

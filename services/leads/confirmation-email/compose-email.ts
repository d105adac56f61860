import { londonDay } from '#contracts/calendar/london-day.ts';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import { withoutFullStop } from '#contracts/hours-in-words.ts';
import { ombudsmanWords } from '#contracts/ombudsman-words.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import type { EmailContent, Sender } from './email-content.ts';
import { greetingName } from './greeting-name.ts';
import { listFacts } from './list-facts.ts';
import { wordingFor } from './wording.ts';

/**
 * Composes the confirmation of a lead: subject line without personal data, text and HTML of the same content. It quotes
 * nothing that was typed except a first name, so that nobody can have their own text or links sent in our name.
 */
export function composeEmail(lead: StoredLead, sender: Sender) {
  const { attributes } = lead.document.data;
  const { subject, what, opening, next, isComplaint } = wordingFor(attributes);
  const name = greetingName(attributes['first-name']);
  const { customerService, gasEmergency } = sender.phones;
  const hours = withoutFullStop(sender.openingHours);
  const ombudsman = ombudsmanWords(sender.complaintWeeks);
  const content: EmailContent = {
    sender,
    greeting: name === undefined ? 'Hello,' : `Hello ${name},`,
    opening,
    reference: lead.reference,
    facts: [
      { label: 'What you sent', value: what },
      ...listFacts(attributes),
      { label: 'Received', value: readableDay(londonDay(Date.parse(lead.receivedAt))) },
    ],
    sections: [
      { heading: 'What happens next', paragraphs: [next] },
      ...(isComplaint ? [{ heading: ombudsman.title, paragraphs: [ombudsman.text] }] : []),
      {
        heading: 'If you need to add something',
        paragraphs: [
          `Call ${customerService} and give us your reference.${hours === '' ? '' : ` ${hours}.`}`,
        ],
      },
      {
        heading: 'If this wasn’t you',
        paragraphs: [
          `If you didn’t send us anything, you don’t need to do anything now. Someone may have typed your email address by mistake. If you’re worried, call ${customerService} and give us the reference.`,
        ],
      },
    ],
    foot: [
      `If you smell gas, call ${gasEmergency} straight away, at any time.`,
      'This is an automatic email, so you don’t need to answer it. To keep your details safe, it doesn’t repeat what you wrote.',
    ],
  };
  return {
    subject: subject.replace('{ref}', lead.reference),
    text: renderText(content),
    html: renderHtml(content),
  };
}

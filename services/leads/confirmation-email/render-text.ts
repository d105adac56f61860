import type { EmailContent } from './email-content.ts';

/** The e-mail as plain text. */
export function renderText({
  sender,
  greeting,
  opening,
  reference,
  facts,
  sections,
  foot,
}: EmailContent): string {
  return [
    greeting,
    opening,
    [`Your reference: ${reference}`, ...facts.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
    ...sections.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n')),
    ...foot,
    sender.name,
  ].join('\n\n');
}

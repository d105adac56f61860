import type { EmailContent } from './email-content.ts';

/** The e-mail as plain text. */
export function drawText(content: EmailContent): string {
  const { sender, answers, message } = content;
  return [
    content.greeting,
    content.opening,
    `Your reference: ${content.reference}\nReceived: ${content.receivedOn}`,
    `What happens next\n${content.next}`,
    ['What you sent us', ...answers.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
    ...(message ? [`Your message:\n${message}`] : []),
    `If you need to add something\nCall ${sender.phones.customerService} and give us your reference. ${sender.openingHours}.`,
    `If you smell gas, call ${sender.phones.gasEmergency} straight away, at any time.`,
    `${sender.name}\nThis is an automatic email. You don’t need to answer it.`,
  ].join('\n\n');
}

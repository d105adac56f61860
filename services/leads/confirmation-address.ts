import { leadTopics, type LeadDocument } from '#contracts/lead.ts';

/**
 * The e-mail address that a lead is confirmed to; undefined for one without an address, and for feedback: SPEC §2 says
 * that its visitor will not be contacted.
 */
export function confirmationAddress({ data }: LeadDocument): string | undefined {
  const { email, topic } = data.attributes;
  return email && topic !== leadTopics.feedback ? email : undefined;
}

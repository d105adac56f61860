import { leadTopics, type LeadDocument } from '#contracts/lead.ts';

/**
 * The e-mail address that receives a lead's confirmation; undefined if it has none, and for feedback: SPEC §2 says
 * that the visitor will not be contacted.
 */
export function confirmationAddress({ data }: LeadDocument): string | undefined {
  const { email, topic } = data.attributes;
  return email && topic !== leadTopics.feedback ? email : undefined;
}

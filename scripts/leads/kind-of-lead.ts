import { leadTopics, type LeadAttributes } from '../../contracts/lead.ts';

/**
 * The kind of a lead: 'complaint', 'enquiry', 'feedback' or 'reading'; its topic where it is none of these. SPEC §2,
 * §3.
 */
export function kindOfLead({ topic, 'query-subtype': subtype }: LeadAttributes): string {
  if (topic === leadTopics.feedback) return 'feedback';
  if (topic === leadTopics.meterRead) return 'reading';
  if (topic !== leadTopics.query) return topic;
  if (subtype?.startsWith('Make a complaint-')) return 'complaint';
  return subtype?.startsWith('Enquiry-') ? 'enquiry' : topic;
}

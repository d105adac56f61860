import { leadTopics, type LeadAttributes } from '#contracts/lead.ts';

export type LeadKind = 'complaint' | 'enquiry' | 'feedback' | 'reading';

/** The kind of a lead that the site's own forms send; undefined for another caller's. SPEC §2, §3. */
export function kindOfLead({ topic, 'query-subtype': subtype }: LeadAttributes): LeadKind | undefined {
  if (topic === leadTopics.feedback) return 'feedback';
  if (topic === leadTopics.meterRead) return 'reading';
  if (topic !== leadTopics.query) return undefined;
  if (subtype?.startsWith('Make a complaint-')) return 'complaint';
  return subtype?.startsWith('Enquiry-') ? 'enquiry' : undefined;
}

import type { LeadDocument } from '#contracts/lead.ts';

/** The id of a lead's address; undefined where it has none. SPEC §3 "Relationship: address". */
export function addressIdOf({ data }: LeadDocument): string | undefined {
  return data.relationships?.address.data?.id;
}

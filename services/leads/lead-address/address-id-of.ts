import type { LeadDocument } from '#contracts/lead.ts';

/** The id of a lead's address; undefined if it has none. SPEC §3 "Relationship: address". */
export function addressIdOf({ data }: LeadDocument): string | undefined {
  return data.relationships?.address.data?.id;
}

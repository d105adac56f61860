/** The chosen address of a lead. SPEC §3 "Relationship: address". */
export function leadAddress(id: string) {
  return { address: { data: { type: 'addresses' as const, id } } };
}

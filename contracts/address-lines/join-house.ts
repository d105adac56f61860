/** The house's name and number: either, both or neither. */
export type House = { houseName?: string | null | undefined; houseNumber?: string | null | undefined };

/**
 * House name and number joined with a space: 'Rose Cottage 12'. SPEC §3 "Address". A name that ends with the number
 * already stays as it is, so that joining twice changes nothing.
 */
export function joinHouse({ houseName, houseNumber }: House): string {
  if (!houseName || !houseNumber) return houseName || houseNumber || '';
  const isJoined = ` ${houseName}`.toLowerCase().endsWith(` ${houseNumber}`.toLowerCase());
  return isJoined ? houseName : `${houseName} ${houseNumber}`;
}

import { postcodeAreas } from '#contracts/postcodes/postcode-areas.ts';

/**
 * The electricity distribution region of a normalised postcode, '10' to '23', by its area; null outside Great
 * Britain. SPEC §3 "pesRegion".
 */
export function pesRegion(postcode: string): string | null {
  const area = /^[A-Z]{1,2}/.exec(postcode)?.[0] ?? '';
  return postcodeAreas.get(area)?.toString() ?? null;
}

import { postcodeAreas } from './postcode-areas.ts';

/** Spaces, full stops, dashes of every kind and zero-width marks are ignored. */
const partings = /[\s.\p{Pd}\u200B\u2060\p{Join_Control}]+/gu;

/**
 * The six formats (A9, A99, AA9, AA99, A9A, AA9A, then 9AA), with the letters that Royal Mail uses in each place: the
 * second is never I, J or Z; the last two are never C, I, K, M, O or V. Without the flag u, so that letters of
 * other alphabets that look alike do not match.
 */
const shape =
  /^([A-PR-UWYZ][A-HK-Y]?)(\d\d?|(?<=^.)\d[ABCDEFGHJKPSTUW]|(?<=^..)\d[ABEHMNPRVWXY])(\d[ABD-HJLNP-UW-Z]{2})$/i;

/** Longer than any postcode, however spaced. */
const longest = 40;

/**
 * Normalises a UK postcode to the form `SW1A 1AA`, from any spacing or case; undefined if invalid.
 * Refused: BFPO numbers and areas without homes, GIR and BX (mail for banks), since nothing is supplied there.
 * Northern Ireland, Jersey, Guernsey and the Isle of Man are accepted.
 */
export function normalisePostcode(typed: string): string | undefined {
  if (typed.length > longest) return undefined;
  const [, area = '', district = '', unit = ''] = shape.exec(typed.replace(partings, '')) ?? [];
  const isArea = postcodeAreas.has(area.toUpperCase());
  return isArea ? `${area}${district} ${unit}`.toUpperCase() : undefined;
}

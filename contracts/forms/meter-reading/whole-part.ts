/**
 * Digits, a point or a comma, and digits, or none. With up to three digits before it and three after it, a point may
 * separate thousands; so may any comma with up to three digits before it.
 */
const decimal = /^(?!\d{1,3}\.\d{3}$)(?:(\d+)\.|(\d{4,}),)\d*$/;

/**
 * The part before the decimal point: '12345' for '12345.6'. Undefined for anything else, including '12,345' and
 * '12.345', which may be thousands. A reading is whole numbers (SPEC §5 "numeric"), so a decimal can't be sent; the
 * message suggests this part instead.
 */
export function wholePart(reading: string): string | undefined {
  const [, beforePoint, beforeComma] = decimal.exec(reading) ?? [];
  return beforePoint ?? beforeComma;
}

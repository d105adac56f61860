/** A point, or a comma that cannot separate thousands because four or more digits precede it; then digits, or none. */
const decimal = /^(?:(\d+)\.|(\d{4,}),)\d*$/;

/**
 * The part before the decimal point: '12345' for '12345.6'. Undefined for anything else, including '12,345', which may
 * be thousands. A reading is whole numbers (SPEC §5 "numeric"), so a decimal can't be sent; the message suggests this
 * part instead.
 */
export function wholePart(reading: string): string | undefined {
  const [, beforePoint, beforeComma] = decimal.exec(reading) ?? [];
  return beforePoint ?? beforeComma;
}

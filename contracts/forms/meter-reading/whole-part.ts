/** A point, or a comma that cannot part thousands because four digits or more stand before it; then digits, or none. */
const decimal = /^(?:(\d+)\.|(\d{4,}),)\d*$/;

/**
 * What stands before the point of a reading: '12345' for '12345.6'. Undefined for anything else, '12,345' too, which may
 * be thousands. A reading is whole numbers (SPEC §5 "numeric"), so a decimal can't be sent as it is; this says what to
 * enter in its place.
 */
export function wholePart(reading: string): string | undefined {
  const [, beforePoint, beforeComma] = decimal.exec(reading) ?? [];
  return beforePoint ?? beforeComma;
}

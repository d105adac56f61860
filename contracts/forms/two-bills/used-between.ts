/** How many digits the meters have that start again at zero. */
const windows = [5, 6];

/**
 * The kWh between two readings, as digits. A meter that has passed its last number starts again at zero: `isRollover`
 * when the first reading is in the last tenth of the meter's numbers and the second in the first tenth. Undefined for
 * any other reading that is lower than the one before, such as two that are the wrong way round.
 */
export function usedBetween(start: string, end: string): { kwh: number; isRollover: boolean } | undefined {
  const kwh = Number(end) - Number(start);
  if (kwh >= 0) return { kwh, isRollover: false };
  const numbers = 10 ** start.length;
  const isRollover =
    windows.includes(start.length) && Number(start) >= 0.9 * numbers && Number(end) < 0.1 * numbers;
  return isRollover ? { kwh: kwh + numbers, isRollover } : undefined;
}

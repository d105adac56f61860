/** The goal of a figure: for its value, or for its ratio to the baseline. */
export type Goal = { of: 'value' | 'ratio' } & ({ atLeast: number } | { atMost: number });

/** What a bench measured. */
export type Figure = {
  name: string;
  /** Undefined where it could not be measured: `note` says why. */
  value: number | undefined;
  unit: string;
  /** The same figure of something simpler, from the same run. */
  baseline?: { name: string; value: number };
  goal?: Goal;
  note?: string;
};

/** The figures of a bench that lacks a program on this machine. */
export function notMeasured(reason: string): Figure[] {
  return [{ name: 'not measured', value: undefined, unit: '', note: reason }];
}

/** The median of some numbers. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

/** The number that this share of the numbers is below. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

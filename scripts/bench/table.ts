import type { Figure, Goal } from './figure.ts';

/** A line of the table: a figure with its ratio and whether it meets its goal, which is undefined without one. */
export type Row = Omit<Figure, 'value' | 'goal'> & {
  bench: string;
  /** Null where it could not be measured, and in JSON where it is not a number. */
  value: number | null;
  ratio?: number;
  goal?: Goal;
  isMet?: boolean;
};

/** The rows of a bench's figures. */
export function toRows(bench: string, figures: readonly Figure[]): Row[] {
  return figures.map(({ value = null, goal, ...figure }) => {
    const { baseline } = figure;
    // There is no ratio to 0.
    const ratio = baseline?.value && value !== null ? value / baseline.value : undefined;
    const reached = goal?.of === 'ratio' ? ratio : (value ?? undefined);
    return {
      bench,
      ...figure,
      value,
      ...(ratio !== undefined && { ratio }),
      ...(goal && { goal }),
      ...(goal && value !== null && { isMet: reached !== undefined && isMet(goal, reached) }),
    };
  });
}

/** The row of a bench that ended before it sent its figures. */
export function failedRow(bench: string, ending: string): Row {
  return { bench, name: 'not measured', value: null, unit: '', isMet: false, note: `FAILED: ${ending}` };
}

const isMet = (goal: Goal, reached: number) =>
  'atLeast' in goal ? reached >= goal.atLeast : reached <= goal.atMost;

const titles = ['bench', 'figure', 'value', 'baseline', 'ratio', 'goal', ''];
/** The columns of numbers, which are right-aligned. */
const numeric = new Set([2, 4]);

/** The rows as one table, for a terminal. */
export function writeTable(rows: readonly Row[]): string {
  const lines = [titles, ...rows.map(cellsOf)];
  const widths = titles.map((_, nth) => Math.max(...lines.map((line) => line[nth]?.length ?? 0)));
  const pad = (cell: string, nth: number) =>
    numeric.has(nth) ? cell.padStart(widths[nth] ?? 0) : cell.padEnd(widths[nth] ?? 0);
  return lines.map((line) => `${line.map(pad).join('  ').trimEnd()}\n`).join('');
}

function cellsOf({ bench, name, value, unit, baseline, ratio, goal, isMet: met, note }: Row): string[] {
  return [
    bench,
    name,
    value === null ? '' : `${shown(value)} ${unit}`.trimEnd(),
    baseline ? `${shown(baseline.value)} ${baseline.name}` : '',
    ratio === undefined ? '' : shown(ratio),
    goal ? describeGoal(goal, unit) : '',
    note ?? (met === undefined ? '' : met ? 'met' : 'MISSED'),
  ];
}

function describeGoal(goal: Goal, unit: string): string {
  const limit = 'atLeast' in goal ? `≥ ${shown(goal.atLeast)}` : `≤ ${shown(goal.atMost)}`;
  return goal.of === 'ratio' ? `ratio ${limit}` : `${limit} ${unit}`.trimEnd();
}

/** Rounded to three digits, or to a whole number. */
const shown = (figure: number) =>
  figure.toLocaleString(
    'en-GB',
    figure < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 },
  );

import type { Part } from './compare-bills.ts';
import { money } from './money.ts';

export type Segment = Part & {
  /** In percent of the bar's width, from its start. */
  at: number;
  width: number;
  /** 1 for the largest part of all. */
  rank: number;
  /** Whether its words fit in, on a small phone. */
  hasWords: boolean;
};
export type BarRow = { goes: 'up' | 'down'; segments: Segment[] };

/** The width of the picture on a small phone, and of a digit and the space around an amount there, in pixels. */
const narrow = 300;
const digit = 8.5;
const around = 16;

/** The bar of what adds to a bill and the bar of what takes off it, on one scale; a bar without parts is left out. */
export function barRows(parts: readonly Part[]): BarRow[] {
  const ranked = parts.map((part, nth) => ({ ...part, rank: nth + 1 }));
  const rows = [
    { goes: 'up' as const, parts: ranked.filter(({ pence }) => pence > 0) },
    { goes: 'down' as const, parts: ranked.filter(({ pence }) => pence < 0) },
  ].filter((row) => row.parts.length > 0);
  const whole = Math.max(...rows.map((row) => sizeOf(row.parts)));
  return rows.map(({ goes, parts: own }) => ({
    goes,
    segments: own.map((part, nth) => {
      const width = percent(Math.abs(part.pence), whole);
      const hasWords = (width / 100) * narrow >= money(part.pence).length * digit + around;
      return { ...part, at: percent(sizeOf(own.slice(0, nth)), whole), width, hasWords };
    }),
  }));
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { pence }) => sum + Math.abs(pence), 0);
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100;
}

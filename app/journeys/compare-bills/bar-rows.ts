import type { Part } from './compare-bills.ts';
import { money } from './money.ts';

export type Segment = Part & {
  /** In percent of the bar's width, from its start. */
  at: number;
  width: number;
  /** 1 for the largest part of all. */
  rank: number;
  /** The narrowest picture in which its words fit. */
  words: 'phone' | 'wide' | 'none';
};
export type BarRow = { goes: 'up' | 'down'; segments: Segment[] };

/** In pixels: the width of each picture, of a digit of an amount in it, and of the space around the amount. */
const pictures = { phone: { width: 300, digit: 8, around: 10 }, wide: { width: 600, digit: 10, around: 20 } };

/** One bar for what adds to a bill and one for what reduces it, on one scale; a bar without parts is left out. */
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
      const words = narrowestPicture(width, money(part.pence).length);
      return { ...part, at: percent(sizeOf(own.slice(0, nth)), whole), width, words };
    }),
  }));
}

function narrowestPicture(share: number, digits: number): Segment['words'] {
  if (fitsIn('phone', share, digits)) return 'phone';
  return fitsIn('wide', share, digits) ? 'wide' : 'none';
}

function fitsIn(picture: keyof typeof pictures, share: number, digits: number): boolean {
  const { width, digit, around } = pictures[picture];
  return (share / 100) * width >= digits * digit + around;
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { pence }) => sum + Math.abs(pence), 0);
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100;
}

import { longestLine } from './bounded-text.ts';

/** Marks that come along with copied text and nobody sees: soft hyphens, zero-width spaces, writing directions. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const gaps = /[\s\p{Cc}]+/gu;

/**
 * A line of text as it is kept: trimmed, single spaces, no unseen marks, accents composed (NFC). What is longer than any
 * line stays uncomposed, wherever it comes from: leads that were stored before lengths were checked have such texts.
 */
export function tidyLine(typed: string): string {
  const tidied = typed.replace(unseen, '').replace(gaps, ' ').trim();
  return tidied.length <= longestLine ? tidied.normalize('NFC') : tidied;
}

import { longestLine } from './bounded-text.ts';

/** Invisible marks that come with copied text: soft hyphens, zero-width spaces, writing directions, emoji styles. */
const unseen = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0f/g;
/** Joiners belong to some scripts, but only between letters. Only the first of several can begin a match at the end. */
const outerJoiners = /^[\s\u200c\u200d]+|(?<![\s\u200c\u200d])[\s\u200c\u200d]+$/g;
const gaps = /[\s\p{Cc}]+/gu;

/**
 * The stored form of a line of text: trimmed, single spaces, no invisible marks, accents composed (NFC). Text longer
 * than any line is not composed, whatever its source: leads stored before lengths were checked have such texts.
 */
export function normaliseLine(typed: string): string {
  const normalised = typed.replace(unseen, '').replace(gaps, ' ').replace(outerJoiners, '');
  return normalised.length <= longestLine ? normalised.normalize('NFC') : normalised;
}

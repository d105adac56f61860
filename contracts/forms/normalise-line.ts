import { longestLine } from './longest-line.ts';

/** Invisible marks that come with copied text: soft hyphens, zero-width spaces, writing directions, emoji styles. */
const unseen = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0f/g;
/** Joiners belong to some scripts and emoji, but only between characters. */
const joiners = /\p{Join_Control}/gu;
const outer = /[\s\u200c\u200d]/;
const gaps = /[\s\p{Cc}]+/gu;

/**
 * The stored form of a line of text: trimmed, single spaces, no invisible marks, accents composed (NFC). Text longer
 * than any line is not composed, whatever its source: leads stored before lengths were checked have such texts. The
 * work grows with the length, since search terms and stored leads come here before their lengths are checked.
 */
export function normaliseLine(typed: string): string {
  const normalised = trimWithJoiners(typed.replace(unseen, '').replace(gaps, ' '));
  return normalised.length <= longestLine ? normalised.normalize('NFC') : normalised;
}

/** Text without invisible marks, trimmed, and otherwise as typed. A script's joiners stay between its letters. */
export function withoutInvisibleMarks(typed: string): string {
  return trimWithJoiners(typed.replace(unseen, ''));
}

/** Text without joiners, for what no script needs them in: numbers, and addresses in ASCII. */
export function withoutJoiners(text: string): string {
  return text.replace(joiners, '');
}

/** Without the spaces and joiners at either end. Not by an expression, which would start again from each joiner. */
function trimWithJoiners(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && outer.test(text.charAt(start))) start += 1;
  while (end > start && outer.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

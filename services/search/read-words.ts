import { withoutJoiners } from '#contracts/forms/normalise-line.ts';

/** A word and its position in a text; `folded` has no case, accents, apostrophes or joiners. */
export type Word = { start: number; end: number; folded: string };

/** Longer words are cut here: none of ours is nearly as long, and work per word stays small. */
const longestWord = 40;

/** A telephone number with or without spaces, a number with a decimal part, or a run of letters, digits and joiners. */
const wordPattern =
  /(?<![\p{L}\p{N}])(?:\+44[ \u00a0]?|0)\d{2,4}[ \u00a0-]?\d{3}[ \u00a0-]?\d{3,4}(?![\p{L}\p{N}])|\d+(?:[.,]\d+)+|[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}\p{Join_Control}]*(?:['’‘ʼ＇`][\p{L}\p{M}]+)*/gu;

/** The words of a text, in order. Numbers are words, and a telephone number is one word of digits. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const folded = foldWord(match[0]);
    if (folded) words.push({ start: match.index, end: match.index + match[0].length, folded });
  }
  return words;
}

function foldWord(word: string): string {
  if (/^[a-z0-9]{1,40}$/.test(word)) return word;
  const folded = withoutJoiners(word)
    .slice(0, longestWord)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^\+44/, '0')
    .replace(/[^\p{L}\p{N}.]/gu, '');
  return folded.slice(0, longestWord);
}

import { setImmediate as pause } from 'node:timers/promises';
import { fold } from './fold.ts';
import { createWordTable } from './word-table.ts';

/** The flags of a folded word; undefined for one that is not in the list. */
export type FlagsOf = (folded: string) => string | undefined;

/** Lines read between two pauses: a few milliseconds. */
const linesAtATime = 5_000;

/** The flag of parts of numbers such as '1th', which are not words. */
const onlyInCompound = 'c';

const newLine = 0x0a;
const slash = 0x2f;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Reads the word list of a Hunspell dictionary. Its first line is the number of words; each other line is a word, often
 * followed by a slash and flags. Words of plain letters, which nearly all are, are looked up in these bytes; the others
 * are decoded and folded. Pauses now and then to let requests through.
 */
export async function readWordList(list: Uint8Array): Promise<FlagsOf> {
  const plain = createWordTable(list, countLines(list));
  await pause();
  const others = new Map<string, string[]>();
  let start = endOfLine(list, 0) + 1;
  for (let nth = 1; start < list.length; nth += 1) {
    if (nth % linesAtATime === 0) await pause();
    const end = endOfLine(list, start);
    const endOfLetters = skipLetters(list, start);
    if (endOfLetters > start && endsWord(list[endOfLetters])) plain.add(start, endOfLetters);
    else {
      const [word = '', flags = ''] = decoder.decode(list.subarray(start, end)).split('/');
      const folded = fold(word);
      if (folded) others.set(folded, [...(others.get(folded) ?? []), flags]);
    }
    start = end + 1;
  }

  const flagsAt = (endOfWord: number): string[] =>
    endsWord(list[endOfWord])
      ? [decoder.decode(list.subarray(endOfWord, endOfLine(list, endOfWord))).slice(1)]
      : [];
  return (folded) => {
    const word = encoder.encode(folded);
    const ofPlain = plain.find(word).flatMap((at) => flagsAt(at + word.length));
    const known = [...ofPlain, ...(others.get(folded) ?? [])].filter(
      (flags) => !flags.includes(onlyInCompound),
    );
    return known.length > 0 ? known.join('') : undefined;
  };
}

function countLines(list: Uint8Array): number {
  let count = 1;
  for (let end = endOfLine(list, 0); end < list.length; end = endOfLine(list, end + 1)) count += 1;
  return count;
}

function endOfLine(list: Uint8Array, from: number): number {
  const end = list.indexOf(newLine, from);
  return end === -1 ? list.length : end;
}

/** The end of the run of letters A to Z that begins at `start`. */
function skipLetters(list: Uint8Array, start: number): number {
  let at = start;
  while (isLetter(list[at])) at += 1;
  return at;
}

const isLetter = (byte = 0) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

const endsWord = (byte: number | undefined) => byte === undefined || byte === slash || byte === newLine;

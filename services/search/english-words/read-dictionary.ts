import { setImmediate as pause } from 'node:timers/promises';

/** Whether a folded word (lower case, without accents and apostrophes) is in the language. */
export type IsWord = (folded: string) => boolean;

/** A rule of an affix file: an ending, or a beginning, that the words with its flag can have. */
type Affix = { flag: string; strip: string; add: string; fits: RegExp };

const lettersOnly = /^[a-z]+$/i;

/** Lines read between two pauses: a few milliseconds. */
const linesAtATime = 2_500;

/** Marks a part of numbers such as '1th', which is no word. */
const onlyInCompound = 'c';

/**
 * Reads a Hunspell dictionary: a word list in which each word has flags, and the rules for what can be put before and
 * after words with a flag. A word is looked up by taking such parts off again: two microseconds, and a list of the
 * words without their forms.
 */
export async function readDictionary({
  words,
  affixes,
}: {
  words: string;
  affixes: string;
}): Promise<IsWord> {
  const flagsOf = await readWordList(words);
  const prefixes = readAffixes(affixes, 'PFX');
  const suffixes = readAffixes(affixes, 'SFX');

  const has = (stem: string, flags: string) => {
    const known = flagsOf.get(stem);
    return known !== undefined && Array.from(flags).every((flag) => known.includes(flag));
  };
  const hasWithPrefix = (word: string, flags: string) =>
    prefixes.some(({ add, flag }) => word.startsWith(add) && has(word.slice(add.length), flags + flag));

  return (folded) =>
    has(folded, '') ||
    hasWithPrefix(folded, '') ||
    suffixes.some(({ flag, strip, add, fits }) => {
      if (!folded.endsWith(add)) return false;
      const stem = folded.slice(0, -add.length) + strip;
      return fits.test(stem) && (has(stem, flag) || hasWithPrefix(stem, flag));
    });
}

/** The flags of each folded word. Pauses now and then to let requests through. */
async function readWordList(words: string): Promise<Map<string, string>> {
  const flagsOf = new Map<string, string>();
  for (const [nth, line] of words.split('\n').entries()) {
    // The first is the number of the others.
    if (nth === 0) continue;
    if (nth % linesAtATime === 0) await pause();
    const slash = line.indexOf('/');
    const folded = fold(slash === -1 ? line : line.slice(0, slash));
    const flags = slash === -1 ? '' : line.slice(slash + 1);
    if (!folded || flags.includes(onlyInCompound)) continue;
    const others = flagsOf.get(folded);
    flagsOf.set(folded, others === undefined ? flags : others + flags);
  }
  return flagsOf;
}

function readAffixes(affixes: string, kind: 'PFX' | 'SFX'): Affix[] {
  return affixes.split('\n').flatMap((line) => {
    const [name, flag, strip, add, condition] = line.trim().split(/\s+/);
    if (name !== kind || !flag || !strip || !add || !condition) return [];
    return [{ flag, strip: strip === '0' ? '' : strip, add: fold(add), fits: new RegExp(`${condition}$`) }];
  });
}

/** As `readWords` folds what visitors type. */
function fold(word: string): string {
  // Nearly all words: the general way takes several times longer.
  if (lettersOnly.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

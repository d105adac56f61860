import { fold } from './fold.ts';
import { readWordList } from './read-word-list.ts';

/** Whether a folded word (lower case, without accents and apostrophes) is English. */
export type IsWord = (folded: string) => boolean;

/** A rule of an affix file: an ending, or a beginning, that the words with its flag can have. */
type Affix = { flag: string; strip: string; add: string; fits: RegExp };

/**
 * Reads a Hunspell dictionary: a word list in which each word has flags, and the rules for what can be put before and
 * after words with a flag. A look-up takes such parts off again, in three microseconds, so only the words without their
 * forms are stored.
 */
export async function readDictionary({
  words,
  affixes,
}: {
  words: Uint8Array;
  affixes: Uint8Array;
}): Promise<IsWord> {
  const flagsOf = await readWordList(words);
  const rules = new TextDecoder().decode(affixes);
  const prefixes = readAffixes(rules, 'PFX');
  const suffixes = readAffixes(rules, 'SFX');

  const has = (stem: string, flags: string) => {
    const known = flagsOf(stem);
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

function readAffixes(rules: string, kind: 'PFX' | 'SFX'): Affix[] {
  return rules.split('\n').flatMap((line) => {
    const [name, flag, strip, add, condition] = line.trim().split(/\s+/);
    if (name !== kind || !flag || !strip || !add || !condition) return [];
    return [{ flag, strip: strip === '0' ? '' : strip, add: fold(add), fits: new RegExp(`${condition}$`) }];
  });
}

import { toBritishSpelling } from './spellings.ts';

const vowels = /[aeiouy]/;
/** Consonant, vowel, consonant at the end: 'mov', 'pric', 'tak'; such short words keep their -e. */
const shortEnding = /[^aeiou][aeiouy][^aeiouwxy]$/;

/** Words that only look like a form of another: who is fuming smells no fumes, and nothing burns when somebody is fired. */
const unlikeTheirStems: ReadonlySet<string> = new Set(['fuming', 'fired']);

/** Words of one meaning in one form: bills → bill, readings → read, moving and moved → move, supplies → supply. */
export function stemWord(folded: string): string {
  const word = toBritishSpelling(folded);
  if (word.length < 4 || !/^[a-z]+$/.test(word) || unlikeTheirStems.has(word)) return word;
  return trimEnding(dropTense(dropPlural(word)));
}

function dropPlural(word: string): string {
  if (/ie[sd]$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

function dropTense(word: string): string {
  const base = word.replace(/(?:ing|(?<!e)ed)$/, '');
  if (base === word || base.length < 2 || !vowels.test(base)) return word;
  if (base.length > 3 && /([bdfgmnprt])\1$/.test(base)) return base.slice(0, -1);
  if (base.length === 2 || (countSyllables(base) === 1 && shortEnding.test(base))) return `${base}e`;
  return base;
}

function trimEnding(word: string): string {
  const noun = word.replace(/(?<=.{6})ation$/, '');
  if (/.{4}ll$/.test(noun)) return noun.slice(0, -1);
  if (!/..[^e]e$/.test(noun)) return noun;
  const base = noun.slice(0, -1);
  const syllables = countSyllables(base);
  return syllables > 1 || (syllables === 1 && !shortEnding.test(base)) ? base : noun;
}

/** Runs of vowels followed by a consonant: 1 in 'mov', 2 in 'estimat' and more. */
function countSyllables(word: string): number {
  return word.match(/[aeiouy]+[^aeiouy]/g)?.length ?? 0;
}

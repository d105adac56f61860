import { automatedReadability } from 'automated-readability';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { onceForEach } from '../once-for-each.ts';
import { sentencesOf } from './prose.ts';

/** American school grades begin at five years of age. */
const ageInGradeNought = 5;

export type ReadingAge = {
  /** The mean of both. */
  mean: number;
  fleschKincaid: number;
  automated: number;
  /** The sentence with the most words. */
  longest: string;
};

/**
 * The reading age of an article's text by two formulas. Figures, references and names count in the length of sentences
 * only: the length of words, in syllables and letters, is the mean of all other words. Undefined when there is nothing
 * to read.
 */
export const readingAge = onceForEach((html): ReadingAge | undefined => {
  const sentences = sentencesOf(html).map((text) => ({ text, words: wordsOf(text) }));
  const words = sentences.flatMap((sentence) => sentence.words);
  const measured = words.filter(({ isMeasured }) => isMeasured).map(({ word }) => word);
  if (measured.length === 0) return undefined;
  const counts = { sentence: sentences.length, word: words.length };
  const share = words.length / measured.length;
  const syllables = sum(measured.map((word) => syllable(word))) * share;
  const letters = sum(measured.map(lettersIn)) * share;
  const byFlesch = fleschKincaid({ ...counts, syllable: syllables }) + ageInGradeNought;
  const byLetters = automatedReadability({ ...counts, character: letters }) + ageInGradeNought;
  const longest = sentences.reduce((most, each) => (each.words.length > most.words.length ? each : most));
  return {
    mean: (byFlesch + byLetters) / 2,
    fleschKincaid: byFlesch,
    automated: byLetters,
    longest: longest.text,
  };
});

type Word = { word: string; isMeasured: boolean };

function wordsOf(sentence: string): Word[] {
  return sentence
    .replaceAll(/\{\{[^{}]*\}\}/g, '0')
    .split(/[\s/–—]+/)
    .map((token) => token.replaceAll(/^[^\p{L}\p{N}£]+|[^\p{L}\p{N}%]+$/gu, '').replaceAll('’', "'"))
    .filter((token) => token !== '')
    .map((word, nth) => ({ word, isMeasured: !isFigure(word) && !isName(word, nth) }));
}

function isFigure(word: string): boolean {
  return /[\d£%]/.test(word);
}

/** A capital inside a sentence begins a name: Citizens Advice, Priority Services Register, Direct Debit, kWh. */
function isName(word: string, nth: number): boolean {
  if (/^I(?:'|$)/.test(word)) return false;
  return /\p{Lu}/u.test(nth === 0 ? word.slice(1) : word);
}

function lettersIn(word: string): number {
  return word.replaceAll(/[^\p{L}]/gu, '').length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

import { expect, test } from 'vitest';
import { readWordList } from './read-word-list.ts';

const read = (...lines: string[]) =>
  readWordList(new TextEncoder().encode([String(lines.length), ...lines].join('\n')));

test('a word is found in lower case, with its flags; one without flags has none', async () => {
  const flagsOf = await read('boiler/MS', 'Bath/M', 'the');
  expect(['boiler', 'bath', 'the'].map(flagsOf)).toEqual(['MS', 'M', '']);
});

test('a part of a word, a longer word, and the number of lines are not found', async () => {
  const flagsOf = await read('boiler/MS', 'kettle', 'meter');
  expect(['boil', 'boilers', 'oiler', 'kettl', 'kettles', 'met', 'meters', '3', ''].map(flagsOf)).toEqual(
    Array.from({ length: 9 }),
  );
});

test('a word in several lines has the flags of all', async () => {
  const flagsOf = await read('bath/GD', 'hot/A', 'Bath/M', "ba'th/S");
  expect(flagsOf('bath')).toBe('GDMS');
});

test('words with apostrophes, accents, digits and other letters are found in their folded form', async () => {
  const flagsOf = await read("O'Brien/M", 'café/S', 'naïve', '1st', 'Ærø/M', 'łódź');
  expect(['obrien', 'cafe', 'naive', '1st', 'ærø', 'łodz'].map(flagsOf)).toEqual(['M', 'S', '', '', 'M', '']);
});

test('lines for parts of numbers are ignored, and other lines of the same word are used', async () => {
  const flagsOf = await read('th/c', '1th/pc', 'nd/c', 'ND/M');
  expect(['th', '1th', 'nd'].map(flagsOf)).toEqual([undefined, undefined, 'M']);
});

test('each of many words has its own flags', async () => {
  const letter = (nth: number) => String.fromCharCode('a'.charCodeAt(0) + (nth % 26));
  const words = Array.from(
    { length: 26 ** 3 },
    (_, nth) => letter(nth / 676) + letter(nth / 26) + letter(nth),
  );
  const flagsOf = await read(...words.map((word) => `${word}/${word.toUpperCase()}`));
  for (const word of words) expect(flagsOf(word), word).toBe(word.toUpperCase());
});

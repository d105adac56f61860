import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestLine } from './bounded-text.ts';
import { anyText } from './text.fixture.ts';
import { normaliseLine } from './normalise-line.ts';

test.each([
  ['  Amara  ', 'Amara'],
  ['Mary\u00a0 \tAnn', 'Mary Ann'],
  ['14 Skylark Row,\r\nAshcombe', '14 Skylark Row, Ashcombe'],
  ['\u202a07700 900982\u202c', '07700 900982'],
  ['Zoe\u0308', 'Zoë'],
  ['a\u0000b', 'a b'],
  ['\u200b \ufeff', ''],
  ['\u061cAmara\ufe0f', 'Amara'],
  [' \u200dAmara\u200c ', 'Amara'],
  ['می\u200cترا', 'می\u200cترا'],
])('%j is tidied to %j', (typed, normalised) => {
  expect(normaliseLine(typed)).toBe(normalised);
});

test('a text with a million joiners inside is read once, not again from each of them', () => {
  const text = `a${'\u200d'.repeat(1_000_000)}a`;
  expect(normaliseLine(text)).toBe(text);
});

test('text longer than any line is not composed, since the cost grows with the square of its length', () => {
  const decomposed = 'e\u0301'.repeat(longestLine / 2);
  expect(normaliseLine(decomposed)).toBe('é'.repeat(longestLine / 2));
  expect(normaliseLine(`${decomposed}e\u0301`)).toBe(`${decomposed}e\u0301`);
});

test('tidying twice changes nothing, and no double space or invisible mark remains', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const normalised = normaliseLine(typed);
      expect(normaliseLine(normalised)).toBe(normalised);
      expect(normalised).not.toMatch(/^\s|\s$|\s\s|\p{Cc}|\u200b|\u202a/u);
    }),
  );
});

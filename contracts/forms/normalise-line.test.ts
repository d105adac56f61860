import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestLine } from './longest-line.ts';
import { anyText } from './text.fixture.ts';
import { normaliseLine, withoutInvisibleMarks, withoutJoiners } from './normalise-line.ts';

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

test.each([
  ['joiners before', `${'\u200c'.repeat(1_000_000)}a`],
  ['joiners after', `a${'\u200d'.repeat(1_000_000)}`],
  ['joiners and spaces around', `${'\u200d '.repeat(500_000)}a${' \u200d'.repeat(500_000)}`],
  ['soft hyphens', `\u00ad${'\u00ad'.repeat(1_000_000)}a`],
  ['marks of every kind', `${'\u00ad\u200b\u200e\u202a\u2060\ufeff'.repeat(170_000)}a`],
])('a million %s are taken away in one pass', (_, text) => {
  expect(normaliseLine(text)).toBe('a');
  expect(withoutInvisibleMarks(text)).toBe('a');
});

test('without invisible marks, everything else in a text stays as typed', () => {
  expect(withoutInvisibleMarks('\ufeff\u200d My  bo\u00adiler\tis\u200b cold\n')).toBe('My  boiler\tis cold');
});

test('joiners within a text are taken away only where no script needs them', () => {
  expect(withoutJoiners(`0${'\u200d\u200c'.repeat(500_000)}1`)).toBe('01');
  for (const text of ['می\u200cترا', 'क्\u200dष', '👩\u200d👩\u200d👧'])
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

import { expect, test } from 'vitest';
import { verdict } from '../validate.fixture.ts';
import { title, titles } from './title.ts';

const choose = 'Choose a title from the list, or leave it out';

// SPEC §3: "Title options: Mr, Mrs, Ms, Miss, Dr, Sir, Reverend, Dame, Lady, Professor, Lord." §5: "Title: optional."
test('the titles are those of the list, in its order, and each is accepted', () => {
  expect(titles.join(', ')).toBe('Mr, Mrs, Ms, Miss, Dr, Sir, Reverend, Dame, Lady, Professor, Lord');
  for (const given of titles) expect(verdict(title, given)).toBe(given);
});

test.each([
  ['', null],
  [undefined, null],
  [' Ms ', 'Ms'],
  ['ms', choose],
  ['Captain', choose],
  ['Mr<b>', choose],
  [['Mr'], choose],
])('the title %j gives %j', (given, expected) => {
  expect(verdict(title, given)).toBe(expected);
});

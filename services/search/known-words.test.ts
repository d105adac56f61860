import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeArticle, searchOver } from './articles.fixture.ts';

const { service } = searchOver([
  makeArticle({
    title: 'Economy 7 meters',
    text: 'Call 0800 111 999 or write to 12 Mill Road, SW1A 1AA. Your boiler can’t lock out for 30 minutes.',
  }),
]);

async function wordsOf(term: string): Promise<string> {
  const response = await service.request(`/known-words?${new URLSearchParams({ q: term })}`);
  return ((await response.json()) as { words: string }).words;
}

test.each([
  ['Boiler', 'boiler'],
  ['  the BOILER   lock-out! ', '… boiler lock out'],
  ['economy 7', 'economy 7'],
  ['my name is Ann Okafor and my boiler', '… boiler'],
  ['ann.okafor@example.com', '…'],
  ['boiler 07700 900 982', 'boiler …'],
  ['0800 111 999', '…'],
  ['12 mill road', '… mill road'],
  ['SW1A 1AA', '…'],
  ['A1234567', '…'],
  ['£250', '…'],
  ['???', '…'],
  ['can’t', 'cant'],
])('of ‘%s’ only the articles’ own words remain: ‘%s’', async (term, words) => {
  expect(await wordsOf(term)).toBe(words);
});

test('a built-in synonym is known even if no article has it', async () => {
  expect(await wordsOf('blackout')).toBe('blackout');
});

test('a long term is truncated', async () => {
  expect(await wordsOf('boiler meters '.repeat(100))).toBe(`${'boiler meters '.repeat(4)}…`);
});

test('a blank term is refused', async () => {
  expect((await service.request('/known-words?q=%20')).status).toBe(422);
});

test('for any input, nothing but known words remains, and only a few of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (typed) => {
      const words = await wordsOf(`x${typed} boiler`);
      expect(words.length).toBeLessThanOrEqual(100);
      for (const word of words.split(' ')) expect(await wordsOf(word)).toBe(word);
    }),
    { numRuns: 50 },
  );
});

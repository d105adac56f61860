import { expect, test } from 'vitest';
import { makeArticle, searchOver } from './articles.fixture.ts';

const { search, titles } = searchOver([
  makeArticle({ title: 'My smart meter has stopped sending readings' }),
  makeArticle({ title: 'Gas', text: 'Gas is measured in cubic metres.' }),
  makeArticle({ title: 'Boiler breakdown' }),
  makeArticle({ title: 'Set up a Direct Debit' }),
  makeArticle({ title: 'Fixed and variable tariffs' }),
]);

test.each([
  ['boilier', 'boiler', 'Boiler breakdown'],
  ['bioler', 'boiler', 'Boiler breakdown'],
  ['boler', 'boiler', 'Boiler breakdown'],
  ['direct debbit', 'direct debit', 'Set up a Direct Debit'],
  ['varaible tarrifs', 'variable tariffs', 'Fixed and variable tariffs'],
  ['smart metre readings', 'smart meter readings', 'My smart meter has stopped sending readings'],
  ['directdebit', 'direct debit', 'Set up a Direct Debit'],
])('%s finds what %s does, and says so', async (typed, meant, title) => {
  const found = await search(typed);
  expect(found.term).toBe(typed);
  expect(found.correctedTerm).toBe(meant);
  expect(found.results[0]?.title).toBe(title);
});

test('only the wrong word is replaced; the rest stays as typed', async () => {
  expect((await search('My  BOILIER (Direct)!')).correctedTerm).toBe('My  boiler (Direct)!');
});

test('a word of an article, or a prefix of one, is never corrected', async () => {
  for (const typed of ['boiler', 'boil', 'break', 'debit', 'sendings']) {
    expect((await search(typed)).correctedTerm, typed).toBeUndefined();
  }
});

test('a metre stays a metre where cubic ones are meant', async () => {
  const found = await search('cubic metres');
  expect(found.correctedTerm).toBeUndefined();
  expect(found.results.map(({ title }) => title)).toEqual(['Gas']);
  expect((await search('a cubic metre')).correctedTerm).toBeUndefined();
});

test('with exact=1 the words are searched as typed', async () => {
  expect(await search('boilier', { exact: '1' })).toMatchObject({ total: 0, results: [] });
  const metre = await search('smart metre', { exact: '1' });
  expect(metre.correctedTerm).toBeUndefined();
  expect(metre.results.map(({ title }) => title)).toContain('Gas');
});

test('short words, numbers and words unlike any other are not corrected', async () => {
  for (const typed of ['gsa', '08001119', 'xylophone', 'zzzz']) {
    expect(await search(typed), typed).not.toHaveProperty('correctedTerm');
    expect(await titles(typed), typed).toEqual([]);
  }
});

import { expect, test } from 'vitest';
import { makeArticle, searchOver } from './articles.fixture.ts';

const { search, titles } = searchOver([
  makeArticle({ title: 'My smart meter has stopped sending readings' }),
  makeArticle({ title: 'Gas', text: 'Gas is measured in cubic metres.' }),
  makeArticle({ title: 'Boiler breakdown' }),
  makeArticle({ title: 'Set up a Direct Debit' }),
  makeArticle({ title: 'Fixed and variable tariffs' }),
]);

const gasPage = makeArticle({
  title: 'Gas fire: no place like home',
  text: 'No smell of gas? Heating, power, a wolver and a hampton',
});
const { search: searchGas } = searchOver([gasPage], {
  answers: [
    {
      id: 'gas',
      title: 'Gas',
      step: 'Go outside.',
      page: { label: 'Read on', href: gasPage.href },
      searches: ['gas hob left on', 'boiler not working'],
    },
  ],
});

test.each([
  ['boilier', 'boiler', 'Boiler breakdown'],
  ['bioler', 'boiler', 'Boiler breakdown'],
  ['boler', 'boiler', 'Boiler breakdown'],
  ['direct debbit', 'direct debit', 'Set up a Direct Debit'],
  ['varaible tarrifs', 'variable tariffs', 'Fixed and variable tariffs'],
  ['directdebit', 'direct debit', 'Set up a Direct Debit'],
])('%s is corrected to %s, and the response says so', async (typed, meant, title) => {
  const found = await search(typed);
  expect(found.term).toBe(typed);
  expect(found.correctedTerm).toBe(meant);
  expect(found.results[0]?.title).toBe(title);
});

test.each([
  ['noheating', 'no heating'],
  ['smellofgas', 'smell of gas'],
  ['boilernotworking', 'boiler not working'],
  ['gashob left on', 'gas hob left on'],
  ['#nopower', '#no power'],
])('%s is read as %s, a phrase with synonyms or of an answer’s search', async (typed, meant) => {
  expect(await searchGas(typed)).toMatchObject({ correctedTerm: meant });
});

test.each(['Wolverhampton', 'Llanfairpwll', 'Papadopoulos', 'fireplace', 'Gasnoboiler'])(
  '%s isn’t split: it is a word, or its parts are no phrase',
  async (typed) => {
    expect((await searchGas(typed)).correctedTerm).toBeUndefined();
  },
);

test('only the wrong word is replaced; the rest stays as typed', async () => {
  expect((await search('My  BOILIER (Direct)!')).correctedTerm).toBe('My  boiler (Direct)!');
});

test('a word of an article, or a prefix of one, is never corrected', async () => {
  for (const typed of ['boiler', 'boil', 'break', 'debit', 'sendings']) {
    expect((await search(typed)).correctedTerm, typed).toBeUndefined();
  }
});

test('an English word is never corrected, even if an article has a similar word', async () => {
  const { search: searchOthers } = searchOver([
    makeArticle({ title: 'Other matters' }),
    makeArticle({ title: 'When someone has died' }),
    makeArticle({ title: 'Gas leak' }),
    makeArticle({ title: 'Boiler' }),
  ]);
  for (const typed of ['my mother died', 'gas leek', 'broiler', 'mothers', 'unmother', 'otherness']) {
    expect((await searchOthers(typed)).correctedTerm, typed).toBeUndefined();
  }
  expect(await titlesOf('my mother died')).toEqual(['When someone has died']);
  expect((await searchOthers('my othr died')).correctedTerm).toBe('my other died');

  async function titlesOf(typed: string) {
    return (await searchOthers(typed)).results.map(({ title }) => title);
  }
});

test('trade terms that no dictionary has are not corrected', async () => {
  const { search: searchTrade } = searchOver([
    makeArticle({ title: 'MPRN, SMETS2 and kWh', text: 'repressurise' }),
  ]);
  for (const typed of ['mprn', 'smets2', 'kwh', 'repressurise', 'payg', 'topup']) {
    expect((await searchTrade(typed)).correctedTerm, typed).toBeUndefined();
  }
});

test('a metre is read as a meter without a correction, and cubic metres are still found', async () => {
  const found = await search('smart metre readings');
  expect(found.correctedTerm).toBeUndefined();
  expect(found.results[0]?.title).toBe('My smart meter has stopped sending readings');
  expect((await search('cubic metres')).results.map(({ title }) => title)).toEqual(['Gas']);
});

test('with exact=1 the words are searched as typed', async () => {
  expect(await search('boilier', { exact: '1' })).toMatchObject({ total: 0, results: [] });
});

test('short words, numbers and words unlike any other are not corrected', async () => {
  for (const typed of ['gsa', '08001119', 'xylophone', 'zzzz']) {
    expect(await search(typed), typed).not.toHaveProperty('correctedTerm');
    expect(await titles(typed), typed).toEqual([]);
  }
});

import { expect, test } from 'vitest';
import { phrasesOf } from './concepts.ts';
import { bracket, makeArticle, searchOver } from './articles.fixture.ts';
import { tradeSynonyms } from './synonyms.ts';

test.each([
  ['payg', 'Top up your meter'],
  ['pay as you go', 'Your prepayment meter'],
  ['invoice', 'Your bill'],
  ['no heating', 'Heating not working'],
  ['dd', 'Your Direct Debit'],
  ['SMETS2', 'Your smart meter'],
  ['ihd', 'The in-home display'],
  ['new house', 'Moving home'],
  ['executor', 'When someone has died'],
  ['blackout', 'Power cuts'],
  ['smell of gas', 'Gas leak'],
  ['CO', 'Carbon monoxide'],
  ['money back', 'Ask for a refund'],
  ['price plan', 'Tariffs'],
  ['electric car', 'EV charging'],
  ['close my account', 'Leaving us'],
  ['can’t afford my bill', 'Struggling to pay'],
])('%s finds ‘%s’', async (typed, title) => {
  const { titles } = searchOver([makeArticle({ title }), makeArticle({ title: 'Unlike the rest' })]);
  expect(await titles(typed)).toEqual([title]);
});

test('a synonym ranks below the word as typed', async () => {
  const { titles } = searchOver([
    makeArticle({ title: 'Your bill' }),
    makeArticle({ title: 'Your statement' }),
    makeArticle({ title: 'Your invoice' }),
  ]);
  expect((await titles('statement'))[0]).toBe('Your statement');
  expect((await titles('invoice'))[0]).toBe('Your invoice');
});

test('a synonym in a title ranks below the word as typed in a description', async () => {
  const { titles } = searchOver([
    makeArticle({ title: 'Your bill' }),
    makeArticle({ title: 'Paper', description: 'About a statement' }),
  ]);
  expect(await titles('statement')).toEqual(['Paper', 'Your bill']);
});

test('a phrase as typed ranks above other names for it', async () => {
  const { titles } = searchOver([
    makeArticle({ title: 'A blackout' }),
    makeArticle({ title: 'No electricity' }),
    makeArticle({ title: 'A power cut' }),
  ]);
  expect((await titles('power cut'))[0]).toBe('A power cut');
  expect((await titles('no electricity'))[0]).toBe('No electricity');
});

test('inside a longer phrase a shorter one does not add its own synonyms', async () => {
  const { search } = searchOver([makeArticle({ title: 'A gas escape or a burst' })]);
  const [found] = (await search('gas leak')).results;
  expect(bracket(found?.titleParts ?? [])).toBe('A [gas escape] or a burst');
});

test('the built-in synonyms can be replaced', async () => {
  const { titles } = searchOver([makeArticle({ title: 'Tea' })], {
    synonyms: { words: {}, groups: ['tea, brew, cup of char'] },
  });
  expect(await titles('brew')).toEqual(['Tea']);
  expect(await titles('cup of char')).toEqual(['Tea']);
  expect(await titles('invoice')).toEqual([]);
});

test('an editor’s synonyms are used in addition to the built-in ones', async () => {
  const { titles } = searchOver(
    [makeArticle({ title: 'Electricity' }), makeArticle({ title: 'Power cuts' })],
    {
      ownSynonyms: {
        words: { leccy: 'electricity' },
        groups: [
          ['power cut', 'all gone dark'],
          ['cuppa', 'electricity'],
        ],
      },
    },
  );
  expect(await titles('leccy')).toEqual(['Electricity']);
  expect(await titles('all gone dark')).toEqual(['Power cuts']);
  expect(await titles('blackout')).toEqual(['Power cuts']);
  expect(await titles('cuppa')).toEqual(['Electricity']);
});

test('there are at least 40 groups of synonyms, each of two phrases or more without duplicates', () => {
  const groups = phrasesOf(tradeSynonyms.groups).map((phrases) => phrases.map((phrase) => phrase.trim()));
  expect(groups.length).toBeGreaterThanOrEqual(40);
  for (const phrases of groups) {
    expect(phrases.length).toBeGreaterThan(1);
    expect(phrases).not.toContain('');
    expect(new Set(phrases).size, phrases.join()).toBe(phrases.length);
  }
});

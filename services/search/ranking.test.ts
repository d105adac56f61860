import { expect, test } from 'vitest';
import { makeArticle, searchOver } from './articles.fixture.ts';

test('a word counts most in the title, then keywords or headings, then the description, then the text', async () => {
  const { titles } = searchOver([
    makeArticle({ title: 'In text', text: 'The stopcock is there.' }),
    makeArticle({ title: 'In description', description: 'The stopcock is there.' }),
    makeArticle({ title: 'In keywords', keywords: ['stopcock'] }),
    makeArticle({ title: 'The stopcock' }),
    makeArticle({ title: 'Elsewhere' }),
  ]);
  expect(await titles('stopcock')).toEqual(['The stopcock', 'In keywords', 'In description', 'In text']);
});

test('a heading counts more than the description', async () => {
  const { titles } = searchOver([
    makeArticle({ title: 'A', description: 'Find the stopcock' }),
    makeArticle({ title: 'B', headings: ['Find the stopcock'] }),
  ]);
  expect(await titles('stopcock')).toEqual(['B', 'A']);
});

test('the exact phrase comes before the same words apart', async () => {
  const { titles } = searchOver([
    makeArticle({ title: 'Meter for the smart home' }),
    makeArticle({ title: 'Your smart meter at home' }),
  ]);
  expect(await titles('smart meter')).toEqual(['Your smart meter at home', 'Meter for the smart home']);
});

test('an article with all words comes before one with more of a single word', async () => {
  const { titles } = searchOver([
    makeArticle({
      title: 'Radiator',
      keywords: ['radiator'],
      headings: ['Radiator'],
      text: 'radiator radiator',
    }),
    makeArticle({ title: 'Valves', keywords: ['bleed', 'cold radiator'] }),
    makeArticle({ title: 'Bleed' }),
  ]);
  expect((await titles('bleed radiator'))[0]).toBe('Valves');
  expect(await titles('bleed radiator')).toHaveLength(3);
});

test('all words in a description come before some of them in every other place', async () => {
  const { titles } = searchOver([
    makeArticle({ title: 'Bleed radiator', keywords: ['bleed radiator'], headings: ['Bleed radiator'] }),
    makeArticle({ title: 'Heat', description: 'Radiator spanners: the one to bleed with.' }),
  ]);
  expect(await titles('bleed radiator spanner')).toEqual(['Heat', 'Bleed radiator']);
});

test('an article that matches too little of the query is omitted', async () => {
  const { titles } = searchOver([
    makeArticle({ title: 'Frozen condensate pipe outside' }),
    makeArticle({ title: 'Outside' }),
  ]);
  expect(await titles('frozen condensate pipe outside')).toEqual(['Frozen condensate pipe outside']);
});

test('the endings of words do not matter', async () => {
  const { titles } = searchOver([makeArticle({ title: 'Estimated bill, meter reading and payment supply' })]);
  for (const typed of [
    'bills',
    'billing',
    'readings',
    'payments',
    'estimate',
    'estimating',
    'supplies',
    'meters',
  ]) {
    expect(await titles(typed), typed).toHaveLength(1);
  }
  expect(await titles('billiards')).toHaveLength(0);
});

test('American spellings find British ones', async () => {
  const { titles } = searchOver([
    makeArticle({ title: 'Mould colour' }),
    makeArticle({ title: 'Repressurise the boiler' }),
    makeArticle({ title: 'Cancelled visits' }),
  ]);
  const asTyped = (typed: string) => titles(typed, { exact: '1' });
  expect(await asTyped('mold')).toEqual(['Mould colour']);
  expect(await asTyped('colors')).toEqual(['Mould colour']);
  expect(await asTyped('repressurizing')).toEqual(['Repressurise the boiler']);
  expect(await asTyped('canceled')).toEqual(['Cancelled visits']);
});

test('case, accents and apostrophes do not matter', async () => {
  const { titles } = searchOver([makeArticle({ title: 'Can’t sign in at the café' })]);
  for (const typed of ['CAFE', 'Café', 'cafe\u0301', 'cant sign', "can't sign", 'can‘t sign', 'ＳＩＧＮ']) {
    expect(await titles(typed), typed).toHaveLength(1);
  }
});

test('common words do not affect the ranking, but a query of only common words still finds articles', async () => {
  const { titles } = searchOver([
    makeArticle({ title: 'Tumble dryers', text: 'How do I use it with the timer' }),
    makeArticle({ title: 'How to do what you want with all of it' }),
  ]);
  expect(await titles('how do i use the tumble dryer')).toEqual(['Tumble dryers']);
  expect((await titles('how to'))[0]).toBe('How to do what you want with all of it');
});

test('numbers are words, and a telephone number is found however it is spaced', async () => {
  const { titles } = searchOver([
    makeArticle({ title: 'Gas', text: 'Call 0800 111 999 now.' }),
    makeArticle({ title: 'Power', text: 'Call 105. Fault E119. Pay £1,250.50 by 2026.' }),
  ]);
  for (const typed of ['0800111999', '0800 111 999', '0800-111-999', '+44 800 111 999', '0800']) {
    expect(await titles(typed), typed).toEqual(['Gas']);
  }
  for (const typed of ['105', 'e119', '1250.50', '£1,250.50'])
    expect(await titles(typed), typed).toEqual(['Power']);
});

test('a prefix of a word finds it, ranked below the word itself', async () => {
  const { titles } = searchOver([makeArticle({ title: 'Thermostat' }), makeArticle({ title: 'Therm' })]);
  expect(await titles('therm')).toEqual(['Therm', 'Thermostat']);
  expect(await titles('thermo')).toEqual(['Thermostat']);
});

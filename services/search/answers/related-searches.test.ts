import { expect, test } from 'vitest';
import type { Intent } from '#contracts/instant-answers.ts';
import { makeArticle, searchOver } from '../articles.fixture.ts';

const help = '/help-and-support';
const intent = (path: string, searches: string[], others: string[] = []): Intent => ({
  id: path,
  searches,
  title: path,
  step: 'Do this.',
  page: { label: 'Read on', href: `${help}/${path}` },
  others: others.map((other) => ({ label: 'Not this?', href: `${help}/${other}` })),
});
const { search } = searchOver(
  [
    makeArticle({ title: 'Top up', category: 'pay-as-you-go', text: 'key and card' }),
    makeArticle({ title: 'No heating', category: 'emergencies', text: 'the boiler is cold' }),
    makeArticle({ title: 'Stop a scam', category: 'helpful-advice' }),
  ],
  {
    answers: [
      intent('emergencies/power-cuts', ['power cut', 'blackout'], ['pay-as-you-go/top-up']),
      intent('emergencies/smell-gas', ['smell gas']),
      intent('emergencies/leaks', ['water leak']),
      intent('emergencies/no-heating', ['no heating']),
      intent('emergencies/alarms', ['carbon monoxide alarm']),
      intent('emergencies/fuses', ['fuse box']),
      intent('pay-as-you-go/top-up', ['top up']),
      intent('bills-and-payments/refund', ['refund']),
    ],
  },
);
const related = async (typed: string, more?: Record<string, string>) => (await search(typed, more)).related;

test('the related searches of an answer are those of its other pages, then those of its category, the nearest first', async () => {
  expect(await related('blackout')).toEqual([
    'top up',
    'smell gas',
    'water leak',
    'no heating',
    'carbon monoxide alarm',
  ]);
});

test('related searches are the same on every page of the results and in every category', async () => {
  const whole = await related('power cut');
  expect(await related('power cut', { page: '2' })).toEqual(whole);
  expect(await related('power cut', { category: 'meters' })).toEqual(whole);
});

test('without an answer, related searches are those of the best results, then those of the best result’s category', async () => {
  expect((await search('boiler')).answer).toBeUndefined();
  expect(await related('boiler')).toEqual([
    'no heating',
    'water leak',
    'carbon monoxide alarm',
    'smell gas',
    'fuse box',
  ]);
});

test.each(['xylophone', 'scam'])('‘%s’ has no related searches: no answer is near it', async (typed) => {
  expect(await related(typed)).toEqual([]);
});

test('related searches contain nothing that was typed', async () => {
  expect(JSON.stringify(await related('blackout at 14 Sample Street'))).not.toMatch(/sample|14|street/i);
});

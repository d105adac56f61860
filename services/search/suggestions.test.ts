import { expect, test } from 'vitest';
import { makeArticle, searchOver } from './articles.fixture.ts';

const { suggest, service } = searchOver(
  [
    makeArticle({ title: 'How to top up your meter', category: 'payg', keywords: ['PayPoint'] }),
    makeArticle({ title: 'My top-up isn’t showing', category: 'payg' }),
    makeArticle({ title: 'Set up a smart thermostat', category: 'smart-home', text: 'about boilers' }),
    makeArticle({ title: 'Moving home', category: 'my-account' }),
    ...Array.from({ length: 12 }, (_, nth) => makeArticle({ title: `Radiator ${nth}` })),
  ],
  { popular: ['Top up my meter', 'moving home', 'top up not working', 'radiator cold'] },
);
const texts = async (typed: string) => (await suggest(typed)).map(({ text }) => text);

test('nothing is suggested before the third character', async () => {
  for (const typed of ['', 't', 'to', '  to  ', '🙂🙂']) expect(await suggest(typed), typed).toEqual([]);
  expect(await texts('top')).not.toEqual([]);
  expect((await service.request('/suggestions')).status).toBe(200);
});

test('popular searches that continue what is typed are suggested, then articles with their addresses', async () => {
  expect(await suggest('top up')).toEqual([
    { text: 'Top up my meter' },
    { text: 'top up not working' },
    { text: 'My top-up isn’t showing', href: '/help-and-support/payg/my-top-up-isn-t-showing' },
    { text: 'How to top up your meter', href: '/help-and-support/payg/how-to-top-up-your-meter' },
  ]);
});

test('the last word may be unfinished, earlier ones are whole', async () => {
  expect(await texts('smart therm')).toEqual(['Set up a smart thermostat']);
  expect(await texts('paypo')).toEqual(['How to top up your meter']);
});

test('after small words alone, one letter of the next is enough', async () => {
  expect(await texts('how can i mo')).toContain('Moving home');
  expect(await texts('where is my t')).toContain('How to top up your meter');
  expect(await texts('smart m')).not.toContain('Moving home');
});

test('a typing error is tolerated, in a finished word and in an unfinished one', async () => {
  expect(await texts('thermastat')).toEqual(['Set up a smart thermostat']);
  expect(await texts('thremos')).toEqual(['Set up a smart thermostat']);
});

test('a synonym is understood', async () => {
  expect(await texts('prepayment')).toContain('How to top up your meter');
});

test('nothing is suggested twice, and what is already typed is not suggested', async () => {
  expect(await suggest('moving')).toEqual([
    { text: 'Moving home', href: '/help-and-support/my-account/moving-home' },
  ]);
  expect(await texts('Radiator COLD')).not.toContain('radiator cold');
});

test('two articles with the same title are one suggestion', async () => {
  const twice = searchOver(['a', 'b'].map((category) => makeArticle({ title: 'Meter', category })));
  expect(await twice.suggest('meter')).toHaveLength(1);
});

test('there are at most eight suggestions', async () => {
  expect(await suggest('radiator')).toHaveLength(8);
});

test('words that occur only in the text of an article suggest nothing', async () => {
  expect(await suggest('boilers')).toEqual([]);
});

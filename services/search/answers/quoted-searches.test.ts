import { expect, test } from 'vitest';
import { intentList, type Intent } from '#contracts/instant-answers.ts';
import { makeArticle, searchOver } from '../articles.fixture.ts';

const intent = (id: string, searches: string[], urgent: string[] = []): Intent => ({
  id,
  searches,
  urgent,
  title: id,
  step: 'Do this.',
  page: { label: 'Read on', href: `/help-and-support/debt/${id}` },
});
const answers = [
  intent('crisis', ['in crisis'], ['“end my life”', '“dont want to live”']),
  intent('debt', ['debt']),
  intent('gas', ['gas leak'], ['cut “gas pipe”']),
  intent('grants', ['“help with heating costs”', 'grant']),
];
const { search } = searchOver([makeArticle({ title: 'Boilers' })], { answers });
const answerTo = async (typed: string) => (await search(typed)).answer?.id;

test.each(['end my life', 'I’m ending my life over this debt', 'i don’t want to live anymore'])(
  '‘%s’ gets the urgent answer: the words in quotation marks follow each other in it',
  async (typed) => {
    expect(await answerTo(typed)).toBe('crisis');
  },
);

test.each(['boiler end of life', 'my boiler life is at an end', 'i dont live there', 'life end my'])(
  '‘%s’ doesn’t: small words are missing, or the order is another',
  async (typed) => {
    expect(await answerTo(typed)).toBeUndefined();
  },
);

test('a search that isn’t urgent can be in quotation marks too', async () => {
  expect(await answerTo('help with heating costs')).toBe('grants');
  expect(await answerTo('how much does heating cost')).toBeUndefined();
});

test('a related search is shown without its quotation marks', async () => {
  expect((await search('debt')).related).toContain('help with heating costs');
});

test('only some words of a search can be in quotation marks: the others are typed anywhere', async () => {
  expect(await answerTo('builders have cut my gas pipe')).toBe('gas');
  expect(await answerTo('a gas pipe has been cut')).toBe('gas');
  expect(await answerTo('cut my gas bill, lag the pipes')).toBeUndefined();
});

test.each(['“end my life', 'end my life”', '“end “my” life”', '"end my life"', '“”'])(
  '%s is refused: the quotation marks must be pairs of “ and ”',
  (written) => {
    expect(intentList.safeParse({ answers: [intent('crisis', [written])] }).success).toBe(false);
  },
);

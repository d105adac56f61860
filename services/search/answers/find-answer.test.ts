import { expect, test } from 'vitest';
import type { Intent } from '#contracts/instant-answers.ts';
import { searchSuggestions } from '#contracts/search.ts';
import { makeArticle, searchOver } from '../articles.fixture.ts';

const intent = (id: string, ...searches: string[]): Intent => ({
  id,
  searches,
  title: id,
  step: 'Do <b>this</b>.',
  page: { label: 'Read on', href: `/help-and-support/${id}` },
});
const answers = [
  intent(
    'power-cut',
    'power cut',
    'electric gone off',
    'no electric',
    'electric not working',
    'power gone',
    'lights flickering',
  ),
  intent('shock', 'electric shock'),
  intent('sockets', 'electric switch', 'dead socket', 'light not working'),
  intent('switching', 'switching to you', 'switch electric', 'switch supplier'),
  intent('no-hot-water', 'no hot water'),
  intent('no-heating', 'no heating', 'no warm radiators', 'no heating or hot water'),
  intent('bill-too-high', 'bill too high', 'bill gone up', 'huge bill'),
  intent('no-bill', 'where is my bill', 'no bill'),
  intent('pay', 'pay my bill', 'how do i pay'),
  intent('boiler-service', 'boiler service', 'book annual service'),
  intent('boiler-broken', 'boiler broken', 'boiler not working'),
  intent('bereavement', 'mother died', 'someone has died', 'death'),
  intent('lost-key', 'lost my key', 'gas card'),
  intent('contact', 'phone number', 'phone', 'speak to someone'),
];
const { search, service } = searchOver(
  [
    makeArticle({ title: 'Power cuts' }),
    makeArticle({ title: 'Set up a smart thermostat' }),
    ...['A', 'B', 'C', 'D'].map((title) => makeArticle({ title, text: 'every month and always' })),
  ],
  { answers },
);
const answerTo = async (typed: string) => (await search(typed)).answer?.id;

test.each([
  ['power cut', 'power-cut'],
  ['POWER CUTS!', 'power-cut'],
  ['is there a power cut near me please', 'power-cut'],
  ['the electric has gone off', 'power-cut'],
  ['flickering lights', 'power-cut'],
  ['blackout', 'power-cut'],
  ['powr cut', 'power-cut'],
  ['my bill has gone up', 'bill-too-high'],
  ['wheres my bill', 'no-bill'],
  ['how can I pay', 'pay'],
  ['booking an annual boiler service', 'boiler-service'],
  ['boiler isnt working', 'boiler-broken'],
  ['my mum passed away', 'bereavement'],
  ['I’ve lost the key', 'lost-key'],
  ['gas card', 'lost-key'],
  ['telephone', 'contact'],
])('‘%s’ is answered by %s', async (typed, id) => {
  expect(await answerTo(typed)).toBe(id);
});

test.each([
  'power',
  'bill',
  'boiler',
  'key',
  'gas',
  'where',
  'how do I',
  'power station tour',
  'xylophone',
  'smart thermostat',
  'set up a phone thermostat with a smart plug',
  'bill gates',
  '???',
])('‘%s’ gets no answer, only articles', async (typed) => {
  expect(await answerTo(typed)).toBeUndefined();
});

test.each([
  'electric not working',
  'electric off in the kitchen',
  'electric not working upstairs',
  'electricity suddenly not working',
  'electric stopped working',
  'electric supply not working',
  'electric turned off, no electric anywhere',
  'no electric lights',
  'electric bike charging, then electric not working',
])('‘%s’ is about the electricity', async (typed) => {
  expect(await answerTo(typed)).toBe('power-cut');
});

test.each([
  ['electric switch', 'sockets'],
  ['no electric switch', 'sockets'],
  ['switch electric', 'switching'],
  ['i want to switch my electric to you', 'switching'],
])('‘%s’: word order distinguishes a switch in the wall from a change of supplier', async (typed, id) => {
  expect(await answerTo(typed)).toBe(id);
});

test('a search for something missing gets no answer whose searches mention nothing missing', async () => {
  const { search: withoutSockets } = searchOver([makeArticle({ title: 'Power cuts' })], {
    answers: answers.filter(({ id }) => id !== 'sockets'),
  });
  expect((await withoutSockets('no electric switch')).answer).toBeUndefined();
  expect((await withoutSockets('electric switch')).answer?.id).toBe('switching');
});

test('a ‘no’ doesn’t apply to words after a ‘but’', async () => {
  expect(await answerTo('no heating or hot water')).toBe('no-heating');
  expect(await answerTo('no hot water but the heating is on')).toBe('no-hot-water');
});

test.each([
  'electric zorblat not working',
  'electricity zorblat not working',
  'my electric bikes arent working',
  'electric padded chair not working',
  'electric shed off',
  'no electric cooker',
])('‘%s’ is about a thing, and not about the electricity', async (typed) => {
  expect(await answerTo(typed)).toBeUndefined();
});

test('an answer about electric things in general is given whatever the thing is', async () => {
  expect(await answerTo('electric zorblat shock')).toBe('shock');
});

test('the answer that shares most words with the search is given', async () => {
  expect(await answerTo('boiler service not working')).not.toBe('bill-too-high');
  expect(await answerTo('boiler service')).toBe('boiler-service');
  expect(await answerTo('boiler not working')).toBe('boiler-broken');
});

test('an answer is returned without its searches, and only on the first page of all categories', async () => {
  const found = await search('power cut');
  expect(found.answer).toEqual({
    id: 'power-cut',
    title: 'power-cut',
    step: 'Do <b>this</b>.',
    page: { label: 'Read on', href: '/help-and-support/power-cut' },
  });
  const raw = await (await service.request('/search?q=power+cut')).text();
  expect(raw).not.toContain('flickering');
  expect((await search('power cut', { category: 'meters' })).answer).toBeUndefined();
});

test('a search that isn’t close enough to an answer still finds the answer’s page', async () => {
  const dark = { ...makeArticle({ title: 'When it goes dark' }), href: '/help-and-support/power-cut' };
  const { search: searchBoth } = searchOver([makeArticle({ title: 'Storms' }), dark], { answers });
  const found = await searchBoth('it keeps flickering');
  expect(found.answer).toBeUndefined();
  expect(found.results.map(({ title }) => title)).toEqual(['When it goes dark']);
});

test('a misspelt search with words that only an answer has is corrected, and the response says so', async () => {
  const found = await search('flickring lihgts');
  expect(found).toMatchObject({ correctedTerm: 'flickering lights', total: 0, answer: { id: 'power-cut' } });
  expect((await search('flickring lihgts', { exact: '1' })).answer).toBeUndefined();
});

test('suggestions come with an answer as soon as its search is recognised', async () => {
  const suggested = async (q: string) => {
    const response = await service.request(`/suggestions?${new URLSearchParams({ q })}`);
    return searchSuggestions.parse(await response.json());
  };
  expect((await suggested('lights flick')).answer?.id).toBe('power-cut');
  expect((await suggested('power cut')).answer?.id).toBe('power-cut');
  expect((await suggested('power')).answer).toBeUndefined();
  expect((await suggested('po')).answer).toBeUndefined();
  expect((await suggested('how do i pa')).answer).toBeUndefined();
  expect((await suggested('how do i pay')).answer?.id).toBe('pay');
});

const dangers: Intent[] = [
  ...answers,
  { ...intent('gas-leak', 'smell gas'), urgent: ['gas leak', 'smell of gas', 'carbon monoxide'] },
  { ...intent('fire', 'fire'), urgent: ['on fire'] },
  intent('boiler-leaking', 'boiler leaking', 'gas boiler leaking water'),
  intent('repairs', 'cooker broken', 'cooker', 'gas fire not working', 'turn on the gas fire'),
  intent('water-leak', 'leak', 'leaking pipe'),
];
const { search: searchDangers } = searchOver(
  [
    makeArticle({ title: 'Gas' }),
    makeArticle({ title: 'Boilers and gas' }),
    makeArticle({ title: 'Gas cookers, fires and pipes' }),
  ],
  { answers: dangers },
);
const answerToDanger = async (typed: string) => (await searchDangers(typed)).answer?.id;

test.each([
  ['gas leak from boiler', 'gas-leak'],
  ['is my boiler leaking gas', 'gas-leak'],
  ['gas cooker leaking and the oven is broken', 'gas-leak'],
  ['leaking gas pipe', 'gas-leak'],
  ['smel gas', 'gas-leak'],
  ['smell gaas from cooker', 'gas-leak'],
  ['cooker on fire', 'fire'],
])('‘%s’ gets the urgent answer %s, though another answer has some of its words', async (typed, id) => {
  expect(await answerToDanger(typed)).toBe(id);
});

test.each([
  ['boiler leaking', 'boiler-leaking'],
  ['gas boiler is leaking water', 'boiler-leaking'],
  ['leaking pipe', 'water-leak'],
  ['gas fire not working', 'repairs'],
  ['turn on the gas fire', 'repairs'],
  ['cooker on low, then a gas fire not working', 'repairs'],
  ['cooker co', 'repairs'],
])('‘%s’ gets %s: an urgent search isn’t in it, or the answer has the same words', async (typed, id) => {
  expect(await answerToDanger(typed)).toBe(id);
});

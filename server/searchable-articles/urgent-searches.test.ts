import { expect, test } from 'vitest';
import { openSearchOver } from '#tests/search-judgements/evaluate-searches.ts';

// The supplier's own content: a search about a danger must be answered with what to do, whatever its words.
const search = openSearchOver(new URL('../../content', import.meta.url).pathname);

const dangers = {
  'smell-gas': [
    'smell gas',
    'smel gas',
    'smell gass',
    'smell of gaz',
    'gass leak',
    'gaz leak',
    'gsa leak',
    'gas lek',
    'gasleak',
    'gas leek boiler',
    'gas leak from boiler',
    'boiler leaking gas',
    'is my boiler leaking gas',
    'leaking gas boiler',
    'gas cooker leaking',
    'cooker leaking gas',
    'gas leaking from cooker',
    'smell gas from cooker',
    'gas hob leaking',
    'gas leak tumble dryer',
    'gas meter leaking',
    'gas meter hissing',
    'hissing gas',
    'gas pipe leak',
    'leak in gas pipe',
    'leaking gas pipe',
    'burst gas pipe',
    'broken gas pipe',
    'drilled through gas pipe',
    'dug through gas pipe',
    'nail through gas pipe',
    'strong smell of gas by the front door',
    'think i have a gas leak in my loft',
  ],
  emergency: [
    'fire',
    'fuse box on fire',
    'consumer unit on fire',
    'smoke from fuse box',
    'sparks from fuse box',
    'burning smell from fuse box',
    'fuse box hot',
    'the fuse box caught fire',
    'cooker on fire',
    'oven on fire',
    'washing machine on fire',
    'tumble dryer on fire',
    'tumble dryer smoking',
    'tumble dryer burning smell',
    'ev charger on fire',
    'ev charger smoking',
    'solar panels on fire',
    'hoverboard battery on fire',
    'meter smoking',
    'smart meter smoking',
    'smart meter in flames',
    'smoke from socket',
    'smoke coming from light switch',
    'plug socket on fire',
    'electric shock from washing machine',
    'kettle sparks',
    'chip pan fire',
  ],
  'carbon-monoxide': [
    'carbon monoxide',
    'carbon monixide alarm',
    'carbon monoxide from tumble dryer',
    'co alarm',
    'co leak boiler',
    'boiler fumes',
    'smell of fumes',
    'fumes from boiler',
    'black smoke from boiler',
    'boiler smoking',
    'yellow boiler flame',
    'orange flame on hob',
    'pilot light yellow',
    'soot around boiler',
    'headache from boiler',
  ],
};
const dangerSearches = Object.entries(dangers).flatMap(([id, searches]) =>
  searches.map((typed) => [typed, id] as const),
);

test.each(dangerSearches)('‘%s’ gets %s, whatever else it mentions', async (typed, id) => {
  expect(await answerTo(typed)).toBe(id);
});

test.each([
  ['boiler leaking', 'boiler-broken'],
  ['gas boiler leaking water', 'boiler-broken'],
  ['gas boiler pressure low', 'boiler-pressure'],
  ['burst pipe', 'water-leak'],
  ['leaking radiator', 'water-leak'],
  ['water main leak', 'water-leak'],
  ['hot water tank leaking', 'water-leak'],
  ['washing machine leaking', 'book-repair'],
  ['fuse box', 'fuse-tripped'],
  ['fuse box keeps tripping', 'fuse-tripped'],
  ['consumer unit', 'fuse-tripped'],
  ['gas cooker broken', 'book-repair'],
  ['cooker not working', 'book-repair'],
  ['cooker not sparking', 'book-repair'],
  ['gas hob wont light', 'book-repair'],
  ['electric fire not working', 'book-repair'],
  ['gas fire not working', 'no-heating'],
  ['boiler not sparking', 'boiler-wont-start'],
  ['gas meter reading', 'read-gas-meter'],
  ['smart meter not working', 'smart-meter-stopped'],
  ['meter hot', 'meter-fault'],
  ['ev charger not working', 'car-charging'],
  ['carbon monoxide alarm chirping', 'alarms'],
  ['where to put carbon monoxide alarm', 'alarms'],
  ['turn off gas', 'turn-off-gas'],
  ['gas safety certificate', 'gas-safety'],
  ['gas emergency credit', 'emergency-credit'],
  ['emergency help with bills', 'grants'],
  ['emergency plumber', 'water-leak'],
  ['bill shock', 'bill-too-high'],
  ['house too hot', 'keep-cool'],
  ['gas bill', undefined],
  ['gas pipe', undefined],
  ['sell gas', undefined],
  ['radiator hissing', undefined],
  ['boiler flame gone out', undefined],
  ['smoke alarm', undefined],
  ['smoke alarm battery change', undefined],
  ['fire alarm beeping', undefined],
  ['co op bank direct debit', undefined],
])('‘%s’ gets %s: nobody is in danger', async (typed, id) => {
  expect(await answerTo(typed)).toBe(id);
});

test.each([
  ['heating wont turn off', 'heating-stays-on'],
  ['heating wont go off', 'heating-stays-on'],
  ['cant turn heating off', 'heating-stays-on'],
  ['boiler wont turn off', 'heating-stays-on'],
  ['heating wont turn on', 'no-heating'],
  ['heating wont come on', 'no-heating'],
  ['boiler wont turn on', 'boiler-wont-start'],
  ['hot water too hot', 'water-too-hot'],
  ['tap water is scalding', 'water-too-hot'],
  ['water not hot', 'no-hot-water'],
  ['too hot', 'keep-cool'],
])('‘%s’ gets %s, and not the answer to its opposite', async (typed, id) => {
  expect(await answerTo(typed)).toBe(id);
});

test.each(['bill not arrived', 'my bill hasn’t arrived', 'bill hasnt come', 'not had my bill'])(
  '‘%s’ gets the answer for a missing bill',
  async (typed) => {
    expect(await answerTo(typed)).toBe('no-bill');
  },
);

async function answerTo(term: string): Promise<string | undefined> {
  const found = await search.search({ term });
  if (!found.ok) throw new Error(`The search is ${found.reason}.`);
  return found.value.answer?.id;
}

import { expect, test } from 'vitest';
import { checkChanged, swap } from './planted-content.fixture.ts';

const file = 'search/answers.json';
/** Plants several faults in the one file, and returns each problem with the text of its line. */
async function problemsWith(...swaps: [from: string | RegExp, to: string][]) {
  const found = await checkChanged([
    { file, plant: (text) => swaps.reduce((changed, [from, to]) => swap(changed, from, to), text) },
  ]);
  expect(found.isInOrder).toBe(false);
  return found.problems.map(({ line, problem }) => [problem, found.lineIn(file, line ?? 0)?.trim()]);
}

test('each of an answer’s faults is reported with its line', async () => {
  const problems = await problemsWith(
    ['"pictogram": "bulb"', '"pictogram": "candle"'],
    ['"number": "{{phone:powerCut}}"', '"number": "105"'],
    ['"step": "<b>Look', '"step": "<i>Hm.</i> <b>Look'],
    [
      '"href": "/help-and-support/emergencies/power-cuts"',
      '"href": "/help-and-support/emergencies/power-cut"',
    ],
    ['"id": "bereavement"', '"id": "lost-card"'],
    ['"phone number"', '"number of the phone"'],
    ['"someone died"', '"the lost key"'],
    ['"passed away"', '"I am the"'],
    ['"label": "What to do when someone dies"', '"label": "Click here"'],
  );
  expect(problems.map(([problem]) => problem?.replace(/: there are .*/, ''))).toEqual(
    expect.arrayContaining([
      'names the pictogram candle',
      'has 105 for a number: write one such as {{phone:powerCut}}, or a national one: 999, 111, 116 123',
      'step uses <i>: only <a href>, <sup>, <p> and <b> are shown there',
      'links to /help-and-support/emergencies/power-cut, which is not there',
      'has two answers called lost-card',
      'has ‘I am the’, which says nothing to search for',
      'has a link called ‘Click here’: say where it leads, as ‘Read your meter’',
    ]),
  );
  const [, line] = problems.find(([problem]) => problem?.includes('candle')) ?? [];
  expect(line).toBe('"pictogram": "candle",');
});

test('a search that another answer has in other words is reported', async () => {
  expect(await problemsWith(['"someone died"', '"my lost keys"'])).toEqual([
    ['gives ‘my lost keys’ to bereavement, but lost-card has the same search', '"my lost keys",'],
  ]);
});

test('an urgent search that another answer has is reported with its line', async () => {
  const urgent = '"id": "bereavement", "urgent": ["my lost keys"],';
  expect(await problemsWith(['"id": "bereavement",', urgent])).toEqual([
    ['gives ‘my lost keys’ to bereavement, but lost-card has the same search', urgent],
  ]);
});

test('synonyms are checked for their shape', async () => {
  const { problems } = await checkChanged([
    { file: 'search/synonyms.json', plant: () => '{ "words": {}, "groups": [["alone"]] }' },
  ]);
  expect(problems.map((each) => each.file)).toEqual(['search/synonyms.json']);
});

import { expect, test } from 'vitest';
import { checkChanged, swap, type Plant } from './planted-content.fixture.ts';

const file = 'media/films/films.json';

const faults: [string, Plant, string | RegExp][] = [
  [
    'whose film is not there',
    (text) => swap(text, 'clip.mp4', 'nope.mp4'),
    'names /media/films/nope.mp4, which is not there',
  ],
  [
    'whose captions are not there',
    (text) => swap(text, 'bleed-a-radiator.vtt', 'nope.vtt'),
    'names /media/films/nope.vtt, which is not there',
  ],
  ['without a length', (text) => swap(text, /"seconds": [\d.]+,/, ''), /seconds in video .* is missing/],
  [
    'from another site',
    (text) => swap(text, '"/media/films/clip.webm"', '"https://films.example/clip.webm"'),
    /webm in video .* must be .*a path below \/media\//,
  ],
  [
    'with the id of another',
    (text) => swap(text, '"id": "your-bill"', '"id": "read-your-meter"'),
    'read-your-meter is the id of two films',
  ],
  [
    'with more paragraphs than times',
    (text) => swap(text, '"transcript": [', '"transcript": ["One more.",'),
    /^read-your-meter has \d+ paragraphs, and times for \d+$/,
  ],
  ['with times out of order', (text) => swap(text, /("starts": \[\s*0),/, '$1, 0,'), /^read-your-meter has /],
  [
    'with times after its end',
    (text) => swap(text, /"seconds": [\d.]+/, '"seconds": 3'),
    "read-your-meter has times that don't follow each other within its 3 seconds",
  ],
];

test.each(faults)('a film %s is reported', async (_, plant, problem) => {
  const { problems } = await checkChanged([{ file, plant }]);
  expect(problems.map((each) => each.file)).toEqual([file]);
  expect(problems[0]?.problem).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
});

test('a film that has not been produced yet is valid', async () => {
  const plant: Plant = (text) => {
    const list = JSON.parse(text) as { films: { video?: unknown }[] };
    for (const film of list.films) delete film.video;
    return JSON.stringify(list);
  };
  expect((await checkChanged([{ file, plant }])).problems).toEqual([]);
});

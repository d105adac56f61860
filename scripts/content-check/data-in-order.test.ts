import { expect, test } from 'vitest';
import { checkChanged, runCheck, swap } from './planted-content.fixture.ts';
import { testFaults, type Fault } from './test-faults.fixture.ts';
import { brandDir } from '#tests/support/brand-dir.ts';

const faults: Fault[] = [
  {
    name: 'is broken JSON',
    file: 'header.json',
    plant: (text) => swap(text, '{', '{,'),
    problem: 'is not JSON: there is a comma too many',
    on: '{,',
  },
  {
    name: 'has a field of the wrong type',
    file: 'meter-read/settings.json',
    plant: (text) => swap(text, /"isMeterReadWeek": \w+/, '"isMeterReadWeek": "yes"'),
    problem: 'isMeterReadWeek must be true or false, without quotation marks',
    on: '"yes"',
  },
  {
    name: 'has a field twice',
    file: 'facts.json',
    plant: (text) => swap(text, '"complaint-weeks": {', '"complaint-weeks": {},\n"complaint-weeks": {'),
    problem: 'has ‘complaint-weeks’ twice in the same place: only the last is used',
    on: '"complaint-weeks": {',
  },
  {
    name: 'lacks a field',
    file: 'brand.json',
    plant: (text) => swap(text, /"openingHours"/, '"hours"'),
    problem: 'openingHours is missing',
    on: '{',
  },
  {
    name: 'holds markup that text may not have',
    file: 'service-outages/help-and-support.json',
    plant: () => JSON.stringify({ title: 'Slow bills', message: '<p>See <i>below</i>.</p>' }),
    problem: 'message uses <i>: only <a href>, <sup>, <p> and <b> are shown there',
    on: '<i>',
  },
  {
    name: 'names a poster that is not there',
    file: 'media/films/films.json',
    plant: (text) => swap(text, /"\/media\/films\/[^"]*\.svg"/, '"/media/films/nope.svg"'),
    problem: 'names /media/films/nope.svg, which is not there',
    on: 'nope.svg',
  },
  {
    name: 'has an address that is not a path',
    file: 'main-site/pages.json',
    plant: (text) => swap(text, /"path": "\//, '"path": "'),
    problem: 'path in entry 1 of pages must be a path: /, then small letters, numbers and hyphens',
    on: '"path": "',
  },
  {
    name: 'is read by nothing',
    file: 'main-site/page.json',
    plant: () => '{"pages":[]}',
    problem: 'is no content file that anything reads',
  },
];

testFaults('a data file that', faults);

test('a notice, its sample and the pages of a main site are optional; one problem is reported in the singular', async () => {
  const { problems, lastLine } = await checkChanged([
    { file: 'service-outages/help-and-support.sample.json', plant: () => null },
    { file: 'main-site/pages.json', plant: () => null },
    { file: 'main-site/page.json', plant: () => '{}' },
  ]);
  expect(problems.map(({ file }) => file)).toEqual(['main-site/page.json']);
  expect(lastLine).toMatch(/^1 problem in \d+ content files\.$/);
});

test('the content of the tests’ own supplier is valid', () => {
  const { isInOrder, problems, lastLine } = runCheck(brandDir);
  expect({ isInOrder, problems }).toEqual({ isInOrder: true, problems: [] });
  expect(lastLine).toMatch(/^\d+ content files are in order\.$/);
});

import { expect, test } from 'vitest';
import { checkChanged, processMs, runCheck, swap } from './planted-content.ts';
import { testFaults, type Fault } from './test-faults.ts';

const faults: Fault[] = [
  {
    name: 'is broken JSON',
    file: 'header.json',
    plant: (text) => swap(text, '{', '{,'),
    problem: expect.stringMatching(/^is not JSON: /) as string,
  },
  {
    name: 'has a field of the wrong type',
    file: 'meter-read/settings.json',
    plant: (text) => swap(text, /"isMeterReadWeek": \w+/, '"isMeterReadWeek": "yes"'),
    problem: expect.stringMatching(/^isMeterReadWeek: /) as string,
  },
  {
    name: 'lacks a field',
    file: 'brand.json',
    plant: (text) => swap(text, /"openingHours"/, '"hours"'),
    problem: expect.stringMatching(/^openingHours: /) as string,
  },
  {
    name: 'holds markup that text may not have',
    file: 'service-outages/help-and-support.json',
    plant: () => JSON.stringify({ title: 'Slow bills', message: '<p>See <i>below</i>.</p>' }),
    problem: 'message: holds markup outside a, sup, p, b and href',
  },
  {
    name: 'names a poster that is not there',
    file: 'media/films/films.json',
    plant: (text) => swap(text, /"\/media\/films\/[^"]*\.svg"/, '"/media/films/nope.svg"'),
    problem: 'names /media/films/nope.svg, which is not there',
  },
  {
    name: 'is read by nothing',
    file: 'main-site/page.json',
    plant: () => '{"pages":[]}',
    problem: 'is no content file that anything reads',
  },
];

testFaults('a data file that', faults);

test(
  'a notice, its sample and the pages of a main site may be missing; one problem is said to be one',
  { timeout: processMs },
  async () => {
    const { problems, lastLine } = await checkChanged([
      { file: 'service-outages/help-and-support.sample.json', plant: () => null },
      { file: 'main-site/pages.json', plant: () => null },
      { file: 'main-site/page.json', plant: () => '{}' },
    ]);
    expect(problems.map(({ file }) => file)).toEqual(['main-site/page.json']);
    expect(lastLine).toMatch(/^1 problem in \d+ content files\.$/);
  },
);

test('the product’s own content is in order', { timeout: processMs }, () => {
  const { status, stderr, problems, lastLine } = runCheck('content');
  expect({ status, stderr, problems }).toEqual({ status: 0, stderr: '', problems: [] });
  expect(lastLine).toMatch(/^\d+ content files are in order\.$/);
});

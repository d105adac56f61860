import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInFile } from './category-definitions.ts';
import { swap } from './planted-content.fixture.ts';
import { readContent, readTexts, type Content } from './read-content.ts';
import { reportOn } from './report.ts';
import { brandDir, brandFile } from '#tests/support/brand-dir.ts';

const own = 'help/category-pages.json';
const builtIn = readFileSync(new URL(`../../${builtInFile}`, import.meta.url), 'utf8');
/** The built-in definitions, copied into the content and changed there. */
const builtInWith = (from: string | RegExp, to: string) => swap(builtIn, from, to);
/** The articles that link to it. */
const linkingTo = [
  'help/helpful-advice/save-electricity-in-every-room.html',
  'help/meters/how-to-read-your-electricity-meter.html',
  'help/energy-tariffs/unit-rates-and-standing-charges.html',
  'help/energy-tariffs/fixed-and-variable-tariffs.html',
  'help/smart-home/charge-your-car-at-home.html',
];
const content = readContent(brandDir);

/** The check's output for the tests' content with these texts in place of its files; null removes a file. */
function checkWith(texts: Record<string, string | null>) {
  const given = Object.entries(texts).flatMap(([file, source]) =>
    source === null ? [] : [{ file, source }],
  );
  const isPage = ({ file }: { file: string }) => file.endsWith('.html');
  const read = readTexts(
    given.filter(isPage),
    given.filter((text) => !isPage(text)),
  );
  const changed: Content = {
    ...content,
    pages: [...content.pages.filter(({ file }) => !(file in texts)), ...read.pages],
    data: [...content.data.filter(({ file }) => !(file in texts)), ...read.data],
    broken: read.broken,
    has: (file) => (file in texts ? texts[file] !== null : content.has(file)),
  };
  const { lines, isInOrder } = reportOn(changed);
  const named = lines.slice(0, -1).filter((line) => !/^(?:Due for review|In all): /.test(line));
  return {
    isInOrder,
    problems: named.filter((line) => !line.startsWith('Note: ')).map(readFinding),
    notes: named
      .filter((line) => line.startsWith('Note: '))
      .map((line) => readFinding(line.slice('Note: '.length))),
  };
}

function readFinding(printed: string) {
  const [, file = '', line, problem = ''] = /^([^:]*):(\d+): (.*)$/.exec(printed) ?? [];
  return { file, line: Number(line), problem };
}

const heatPumps = {
  type: 'help-categories',
  id: 'heat-pumps',
  attributes: { 'meta-description': 'All about heat pumps' },
  relationships: { articles: { data: { type: 'help-articles', id: 'heat-pumps' } } },
};

type DefinitionFault = [name: string, source: string, problem: RegExp, on: string];

const faults: DefinitionFault[] = [
  [
    'has a field of the wrong type',
    builtInWith('"mainCategory": true', '"mainCategory": "yes"'),
    /^mainCategory in bills-and-payments must be true or false, without quotation marks$/,
    '"yes"',
  ],
  [
    'names no layout',
    builtInWith('"newLayout": true', '"newLayout": "new"'),
    /^newLayout in bills-and-payments must be true or false, without quotation marks$/,
    '"new"',
  ],
  [
    'defines a category that there is not',
    builtInWith('"meters": {', '"metres": {'),
    /^defines ‘metres’: the categories are bills-and-payments, .* emergencies$/,
    '"metres"',
  ],
  [
    'names a drawing that there is not',
    builtInWith('"decoration": "leaf"', '"decoration": "leafs"'),
    /^shows ‘leafs’ in helpful-advice, which is no drawing: there are account, .* wrench$/,
    '"leafs"',
  ],
  [
    'leads to a page of the main site that is not there',
    builtInWith('/energy/payment-shops', '/energy/nope'),
    /^links to \/energy\/nope, which is not there$/,
    '/energy/nope',
  ],
  [
    'gives emergencies another layout',
    builtInWith(/("emergencies": \{[^]*?"newLayout": )false/, '$1true'),
    /^newLayout in emergencies must be false$/,
    '"newLayout": true',
  ],
];

test.each(faults)(
  'a file of definitions that %s fails the check, with its line',
  (_, source, problem, on) => {
    const { isInOrder, problems } = checkWith({ [own]: source });
    expect(problems).toEqual([
      {
        file: own,
        line: expect.any(Number) as number,
        problem: expect.stringMatching(problem) as string,
      },
    ]);
    expect(source.split('\n')[(problems[0]?.line ?? 0) - 1]).toContain(on);
    expect(isInOrder).toBe(false);
  },
);

test('a file of definitions with a mistake is reported once, and causes no further notes', () => {
  const { problems, notes } = checkWith({ [own]: swap(builtIn, '{', '{,') });
  expect(problems).toEqual([{ file: own, line: 1, problem: 'is not JSON: there is a comma too many' }]);
  expect(notes).toEqual([]);
});

test('the built-in definitions copied into the content are valid', () => {
  expect(checkWith({ [own]: builtIn })).toEqual({ isInOrder: true, problems: [], notes: [] });
});

test('an article that is listed but not placed, and one placed but not listed, get notes with their lines', () => {
  const feed = 'help/categories.json';
  const renamed = (file: string) => readFileSync(brandFile(file), 'utf8');
  const texts = {
    [feed]: swap(renamed(feed), '"link": "economy-7-meters"', '"link": "two-rate-meters"'),
    'help/meters/two-rate-meters.html': renamed('help/meters/economy-7-meters.html'),
    'help/meters/economy-7-meters.html': null,
    ...Object.fromEntries(
      linkingTo.map((file) => [
        file,
        renamed(file).replaceAll('meters/economy-7-meters', 'meters/two-rate-meters'),
      ]),
    ),
  };
  const { isInOrder, problems, notes } = checkWith(texts);
  expect({ isInOrder, problems }).toEqual({ isInOrder: true, problems: [] });
  expect(notes.map(({ file, problem }) => `${file}: ${problem}`)).toEqual([
    `${feed}: lists ‘Economy 7 meters, explained’, which no definition places: meters shows it under ‘More articles’`,
    `${builtInFile}: places /help-and-support/meters/economy-7-meters in meters, which ${feed} does not list: it is not shown`,
  ]);
  expect(texts[feed]?.split('\n')[(notes[0]?.line ?? 0) - 1]).toContain('two-rate-meters');
  expect(builtIn.split('\n')[(notes[1]?.line ?? 0) - 1]).toContain('economy-7-meters');
});

test('a category of the feed that has no page gets a note', () => {
  const feed = readFileSync(brandFile('help/categories.json'), 'utf8');
  const { isInOrder, notes } = checkWith({
    'help/categories.json': swap(feed, '"data": [', `"data": [\n${JSON.stringify(heatPumps)},`),
  });
  expect(isInOrder).toBe(true);
  expect(notes.map(({ line, problem }) => [line, problem])).toEqual([
    [3, expect.stringMatching(/^lists ‘heat-pumps’, which is not shown: the categories are /)],
  ]);
});

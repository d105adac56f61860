import { expect, test } from 'vitest';
import { londonDay } from '../../contracts/calendar/london-day.ts';
import { addToFirstParagraph, checkChanged, swap } from './planted-content.fixture.ts';
import { testFaults, type Fault } from './test-faults.fixture.ts';

const saying = (words: string) => (text: string) => addToFirstParagraph(text, ` ${words}`);
const inPanel = (markup: string) => (text: string) =>
  swap(text, '<div class="content-panel">', `$&${markup}`);
const orMark = 'or mark the sums of an example with data-example';
const nameIt = 'name a fact of facts.json, as {{fact:vat-rate}}';

const faults: Fault[] = [
  {
    name: 'writes out amounts of money',
    file: 'help/meters/economy-7-meters.html',
    plant: saying('It costs £150, or £12.50 a month.'),
    problem: `has ‘£150’, ‘£12.50’ written out: ${nameIt}, ${orMark}`,
    on: '£150',
  },
  {
    name: 'writes out a date on a later line of a paragraph',
    file: 'help/meters/move-your-meter.html',
    plant: saying('\nThis is\nso since April 2026.'),
    problem: `has ‘April 2026’ written out: ${nameIt}, ${orMark}`,
    on: 'so since April 2026.',
  },
  {
    name: 'writes out a percentage in its description',
    file: 'help/meters/get-a-smart-meter.html',
    plant: (text) => swap(text, /(name="description" content=")[^"]*/, `$1${'x'.repeat(50)} 5%`),
    problem: `has ‘5%’ written out: ${nameIt}, ${orMark}`,
    on: 'name="description"',
  },
  {
    name: 'writes out a price in a drawing',
    file: 'help/breakdowns/noisy-boiler.html',
    plant: inPanel(
      '<svg class="art" viewBox="0 0 9 9" role="img" aria-label="A price"><text>24p</text></svg>',
    ),
    problem: `has ‘24p’ written out: ${nameIt}, ${orMark}`,
    on: '24p',
  },
  {
    name: 'names a fact that there is none of',
    file: 'help/breakdowns/boiler-wont-start.html',
    plant: saying('Up to {{fact:vat-rat}}.'),
    problem: 'names the fact vat-rat, which facts.json doesn’t have',
    on: '{{fact:vat-rat}}',
  },
  {
    name: 'names the day of a fact that there is none of',
    file: 'help/breakdowns/bleed-a-radiator.html',
    plant: saying('Since {{from:nope}}.'),
    problem: 'names the fact nope, which facts.json doesn’t have',
    on: '{{from:nope}}',
  },
  {
    name: 'has a kind of reference that there is none of',
    file: 'help/breakdowns/frozen-condensate-pipe.html',
    plant: saying('Up to {{figure:vat-rate}}.'),
    problem:
      'has {{figure:vat-rate}}: a phone number is written {{phone:customerService}}, its hours {{hours:customerService}}, a fact {{fact:vat-rate}}',
    on: '{{figure:vat-rate}}',
  },
  {
    name: 'leads to what a fact says',
    file: 'help/emergencies/power-cuts.html',
    plant: saying('<a href="/{{fact:complaint-weeks}}">Your complaint</a>'),
    problem:
      'links to /{{fact:complaint-weeks}}: a link can name a number to call, as tel:{{phone:customerService}}, and nothing else',
    on: '{{fact:complaint-weeks}}',
  },
  {
    name: 'writes out a figure in a data file',
    file: 'main-site/pages.json',
    plant: (text) => swap(text, /"about": "/, '$&<b>£9</b> off. '),
    problem: `has ‘£9’ written out: ${nameIt}`,
    on: '£9',
  },
];

testFaults('content that', faults);

test('figures in an element marked as an example, or in what people type, are not reported', async () => {
  const { problems, isInOrder } = await checkChanged([
    {
      file: 'help/meters/economy-7-meters.html',
      plant: inPanel('<p data-example>At 25p, <b>4 units</b> cost £1 on 3 May 2026, 5% of it tax.</p>'),
    },
    {
      file: 'help/meters/move-your-meter.html',
      plant: (text) => swap(text, '<head>', '<head><meta name="keywords" content="winter 2026, £150">'),
    },
  ]);
  expect({ problems, isInOrder }).toEqual({ problems: [], isInOrder: true });
});

type FactsFile = { facts: Record<string, Record<string, string>> };
const changing = (name: string, change: (fact: Record<string, string>) => object) => (text: string) => {
  const { facts } = JSON.parse(text) as FactsFile;
  return JSON.stringify({ facts: { ...facts, [name]: change(facts[name] ?? {}) } }, null, 2);
};

test('facts past their day of review are listed, one not yet due is not, and the check passes', async () => {
  const past = changing('gas-meter-limit', (fact) => ({ ...fact, reviewBy: '2026-03-01' }));
  const today = changing('car-charge-daily', (fact) => ({ ...fact, reviewBy: londonDay(Date.now()) }));
  const { due, isInOrder, lineIn, summary } = await checkChanged([
    { file: 'facts.json', plant: (text) => today(past(text)) },
  ]);
  const facts = due.filter(({ file }) => file === 'facts.json');
  expect(facts.map(({ problem }) => problem)).toEqual([
    'gas-meter-limit should have been checked by 1 March 2026, at the supplier',
  ]);
  expect(lineIn('facts.json', facts[0]?.line ?? 0)).toContain('gas-meter-limit');
  expect(summary).toMatch(
    /^In all: \d+ articles, mean reading age \d+\.\d, \d+ facts, oldest review date 1 March 2026\.$/,
  );
  expect(isInOrder).toBe(true);
});

test('a fact that nothing names is noted; one that only the code names is not', async () => {
  const { notes, problems } = await checkChanged([
    {
      file: 'facts.json',
      plant: (text) => {
        const { facts } = JSON.parse(text) as FactsFile;
        return JSON.stringify({ facts: { ...facts, lonely: facts['gas-meter-limit'] } });
      },
    },
    {
      file: 'help/appliances-and-engineers/missed-appointments.html',
      plant: (text) => swap(text, '{{fact:complaint-weeks}}', 'some weeks'),
    },
  ]);
  expect(problems).toEqual([]);
  expect(notes.map(({ problem }) => problem)).toEqual(['has the fact lonely, which nothing names']);
});

test('a fact that lacks something, or has markup for a value, is reported with its line', async () => {
  const { problems } = await checkChanged([
    {
      file: 'facts.json',
      plant: (text) =>
        changing('gas-meter-limit', (fact) => ({
          ...fact,
          value: '<b>2%</b>',
          source: undefined,
          validFrom: 'May',
        }))(text),
    },
  ]);
  expect(problems.map(({ problem }) => problem)).toEqual([
    'value in gas-meter-limit in facts must be words, without < > & " { }',
    'source in gas-meter-limit in facts is missing',
    'validFrom in gas-meter-limit in facts must be a day, as 2026-11-21',
  ]);
});

test('without a facts file only the built-in facts can be named', async () => {
  const { problems } = await checkChanged([
    { file: 'facts.json', plant: () => null },
    { file: 'help/breakdowns/noisy-boiler.html', plant: saying('After {{fact:complaint-weeks}}.') },
  ]);
  const files = problems.map(({ file }) => file);
  expect(files).toContain('help/meters/my-meter-is-not-working.html');
  expect(files).not.toContain('help/breakdowns/noisy-boiler.html');
  expect(files).not.toContain('help/appliances-and-engineers/missed-appointments.html');
});

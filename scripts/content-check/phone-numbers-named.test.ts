import { expect, test } from 'vitest';
import { addToFirstParagraph, checkChanged, swap } from './planted-content.fixture.ts';
import { testFaults, type Fault } from './test-faults.fixture.ts';

const saying = (words: string) => (text: string) => addToFirstParagraph(text, ` ${words}`);
const names =
  'meterEmergency, gasEmergency, powerCut, customerService, payAsYouGo, homeServices, bereavement, extraSupport, relay';

const faults: Fault[] = [
  {
    name: 'names a number that the brand doesn’t have',
    file: 'help/meters/economy-7-meters.html',
    plant: saying('Call {{phone:customerservice}}.'),
    problem: `names the phone number customerservice, which brand.json doesn't have: it has ${names}`,
    on: '{{phone:customerservice}}',
  },
  {
    name: 'names one in a link',
    file: 'help/meters/move-your-meter.html',
    plant: saying('<a href="tel:{{phone:nope}}">Call about prices</a>'),
    problem: `names the phone number nope, which brand.json doesn't have: it has ${names}`,
    on: '{{phone:nope}}',
  },
  {
    name: 'leaves ‘phone:’ out of a name',
    file: 'help/meters/get-a-smart-meter.html',
    plant: saying('Call {{customerService}}.'),
    problem:
      'has {{customerService}}: a phone number is written {{phone:customerService}}, its hours {{hours:customerService}}, a fact {{fact:vat-rate}}',
    on: '{{customerService}}',
  },
  {
    name: 'names the hours of a line that the brand doesn’t have',
    file: 'help/meters/my-meter-is-not-working.html',
    plant: saying('We’re here {{hours:customerServices}}.'),
    problem: `names the phone number customerServices, which brand.json doesn't have: it has ${names}`,
    on: '{{hours:customerServices}}',
  },
  {
    name: 'writes out a number that the brand has',
    file: 'help/breakdowns/noisy-boiler.html',
    plant: saying('Call 0808-157 0822.'),
    problem:
      'has the number 0808-157 0822 written out: write {{phone:customerService}}, which follows brand.json',
    on: '0808-157 0822',
  },
  {
    name: 'writes out a short number in a link',
    file: 'help/breakdowns/bleed-a-radiator.html',
    plant: saying('<a href="tel:105">Report a power cut</a>'),
    problem: 'has the number 105 written out: write {{phone:powerCut}}, which follows brand.json',
    on: 'tel:105',
  },
  {
    name: 'calls a short number by its digits',
    file: 'help/breakdowns/boiler-wont-start.html',
    plant: saying('Lights out? Call <b>105</b>.'),
    problem: 'has the number 105 written out: write {{phone:powerCut}}, which follows brand.json',
    on: 'Lights out?',
  },
  {
    name: 'writes out a number in its description',
    file: 'help/breakdowns/frozen-condensate-pipe.html',
    plant: (text) => swap(text, /(name="description" content="[^"]*)/, '$1 Call 0808 157 0844.'),
    problem:
      'has the number 0808 157 0844 written out: write {{phone:homeServices}}, which follows brand.json',
    on: 'name="description"',
  },
  {
    name: 'names an unknown number in a data file',
    file: 'header.json',
    plant: (text) => swap(text, 'Talk to us early.', 'Talk to us early on {{phone:bills}}.'),
    problem: `names the phone number bills, which brand.json doesn't have: it has ${names}`,
    on: '{{phone:bills}}',
  },
  {
    name: 'writes out a number in a data file',
    file: 'meter-read/settings.json',
    plant: (text) => swap(text, '{{phone:customerService}}', '08081570822'),
    problem:
      'has the number 08081570822 written out: write {{phone:customerService}}, which follows brand.json',
    on: '08081570822',
  },
  {
    name: 'adds a number of its own that is none',
    file: 'brand.json',
    plant: (text) => swap(text, '"relay"', '"evCharging": "freephone",\n    "relay"'),
    problem: 'evCharging in phones must be a phone number: digits and spaces',
    on: 'evCharging',
  },
];

testFaults('content that', faults);

test.each([
  ['in words', 'Monday to Friday 8am to 6pm'],
  ['with dashes', 'Monday–Friday, 8am–6pm'],
  ['in other words', 'monday to friday from 8am to 6pm'],
])('a line’s hours that are written out %s are noted, with what to write instead', async (_, hours) => {
  const { notes, problems } = await checkChanged([
    { file: 'help/breakdowns/noisy-boiler.html', plant: saying(`We’re here ${hours}.`) },
  ]);
  expect(problems).toEqual([]);
  expect(notes.map(({ problem }) => problem)).toContain(
    `has ‘${hours}’, hours of customerService in brand.json, written out: {{hours:customerService}} follows that file`,
  );
});

test('hours that are nobody’s of the brand are not noted', async () => {
  const { notes } = await checkChanged([
    {
      file: 'help/breakdowns/noisy-boiler.html',
      plant: saying('Citizens Advice: Monday to Friday 9am to 5pm.'),
    },
  ]);
  expect(notes.filter(({ problem }) => problem?.includes('written out'))).toEqual([]);
});

test('the name of a line that only other suppliers have is noted, with the number that is shown instead', async () => {
  const withoutLines = (text: string) => {
    const brand = JSON.parse(text) as { phones: Record<string, string> };
    delete brand.phones['extraSupport'];
    delete brand.phones['relay'];
    return JSON.stringify(brand, null, 2);
  };
  const { notes, problems } = await checkChanged([
    { file: 'brand.json', plant: withoutLines },
    { file: 'help/meters/get-a-smart-meter.html', plant: saying('Relay UK: {{phone:relay}}.') },
  ]);
  expect(problems).toEqual([]);
  const words = notes.map(({ problem }) => problem);
  expect(words).toContain(
    "names the phone number extraSupport, which brand.json doesn't have: customerService is shown",
  );
  expect(words).toContain(
    "names the phone number relay, which brand.json doesn't have: Relay UK’s 18001 is shown",
  );
});

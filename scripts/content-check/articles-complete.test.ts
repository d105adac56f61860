import { swap } from './planted-content.fixture.ts';
import { testFaults, type Fault } from './test-faults.fixture.ts';

const words = (count: number) => `<p>${'Word. '.repeat(count)}</p>`;
const withBody = (text: string, body: string) =>
  swap(text, /<div class="content-panel">[\s\S]*<\/div>/, `<div class="content-panel">${body}</div>`);

const brandNew =
  `<!doctype html><html><head><title>Brand new</title><meta name="description" content="${'x'.repeat(60)}">` +
  `<meta name="last-reviewed" content="2026-11-01"></head><body><div class="content-panel">${words(300)}</div></body></html>`;

const beyondLimits =
  'is too long, too deeply nested or has too many tags that are not closed: ' +
  'the site reads 500,000 characters, 5,000 elements and 256 levels at most';

const faults: Fault[] = [
  {
    name: 'has no title',
    file: 'help/meters/economy-7-meters.html',
    plant: (text) => swap(text, /<title>.*<\/title>/, ''),
    problem: 'has no <title>',
    on: '<head>',
  },
  {
    name: 'is cut off',
    file: 'help/meters/move-your-meter.html',
    plant: (text) => text.slice(0, text.length / 2),
    problem: 'breaks off: it must end with </html>',
    on: '',
  },
  {
    name: 'has no content panel',
    file: 'help/my-account/moving-home.html',
    plant: (text) => swap(text, 'class="content-panel"', 'class="text"'),
    problem: 'has no <div class="content-panel">',
    on: '<body>',
  },
  {
    name: 'has no text',
    file: 'help/my-account/cannot-sign-in.html',
    plant: (text) => withBody(text, ''),
    problem: 'has no text that can be shown in its content panel',
    on: 'content-panel',
  },
  {
    name: 'is longer than the site reads',
    file: 'help/homecare-help/make-a-claim.html',
    plant: (text) => withBody(text, words(90_000)),
    problem: beyondLimits,
  },
  {
    name: 'has more elements than the site reads',
    file: 'help/homecare-help/what-your-cover-includes.html',
    plant: (text) => withBody(text, '<p>Word.</p>'.repeat(5000)),
    problem: beyondLimits,
  },
  {
    name: 'is nested deeper than the site reads',
    file: 'help/homecare-help/book-your-annual-service.html',
    plant: (text) => withBody(text, `${'<div>'.repeat(256)}Word.${'</div>'.repeat(256)}`),
    problem: beyondLimits,
  },
  {
    name: 'has no description',
    file: 'help/meters/get-a-smart-meter.html',
    plant: (text) => swap(text, /<meta name="description".*>/, ''),
    problem: 'has no meta description',
  },
  {
    name: 'has a description that says too little',
    file: 'help/meters/how-to-read-your-gas-meter.html',
    plant: (text) => swap(text, /(<meta name="description" content=").*"/, `$1${'x'.repeat(49)}"`),
    problem: 'has a description of 49 characters: 50 to 170 read well',
    on: 'x'.repeat(49),
  },
  {
    name: 'has a description that is cut off in results',
    file: 'help/meters/how-to-read-your-electricity-meter.html',
    plant: (text) => swap(text, /(<meta name="description" content=").*"/, `$1${'x'.repeat(171)}"`),
    problem: 'has a description of 171 characters: 50 to 170 read well',
    on: 'x'.repeat(171),
  },
  {
    name: 'does not say when it was reviewed',
    file: 'help/meters/my-meter-is-not-working.html',
    plant: (text) =>
      swap(text, /<meta name="last-reviewed".*>/, '<meta name="last-reviewed" content="2026-02-30">'),
    problem: 'has no last-reviewed date (YYYY-MM-DD)',
    on: '2026-02-30',
  },
  {
    name: 'is too short',
    file: 'help/breakdowns/noisy-boiler.html',
    plant: (text) => withBody(text, words(249)),
    problem: 'has 249 words: 250 to 900 read well',
  },
  {
    name: 'is too long',
    file: 'help/breakdowns/boiler-wont-start.html',
    plant: (text) => withBody(text, words(901)),
    problem: 'has 901 words: 250 to 900 read well',
  },
  {
    name: 'is listed, but there is no file',
    file: 'help/breakdowns/frozen-condensate-pipe.html',
    plant: () => null,
    problem: 'is listed in help/categories.json, but there is no such file',
  },
  {
    name: 'has the address of a page',
    file: 'help/bills-and-payments/compare-two-bills.html',
    plant: () => brandNew,
    problem: 'has the address of a page of the area: give it another name',
  },
  {
    name: 'has a title that is not the listed one',
    file: 'help/breakdowns/bleed-a-radiator.html',
    plant: (text) => swap(text, /<title>.*<\/title>/, '<title>Bleed radiators</title>'),
    problem: 'is called ‘Bleed radiators’, but listed as ‘Bleed a radiator’',
    on: '<title>',
  },
];

testFaults('an article that', faults);

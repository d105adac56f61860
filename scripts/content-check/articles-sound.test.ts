import { addToFirstParagraph, swap } from './planted-content.fixture.ts';
import { testFaults, type Fault } from './test-faults.fixture.ts';

const adding = (markup: string) => (text: string) => addToFirstParagraph(text, markup);

const markup: Fault[] = [
  {
    name: 'leaves bold text open',
    file: 'help/meters/economy-7-meters.html',
    plant: adding('<b>x'),
    problem: 'has <b> that is not closed',
    on: '<b>x</p>',
  },
  {
    name: 'leaves a link open',
    file: 'help/meters/move-your-meter.html',
    plant: adding('<a href="/energy/tariffs">our prices'),
    problem: 'has <a> that is not closed',
    on: 'our prices</p>',
  },
  {
    name: 'leaves a box open',
    file: 'help/meters/get-a-smart-meter.html',
    plant: (text) => swap(text, '<div class="content-panel">', '$&\n<div class="note"><p>x</p>\n'),
    problem: 'has <div> that is not closed',
    on: '<div class="content-panel">',
  },
  {
    name: 'closes a box twice',
    file: 'help/meters/my-meter-is-not-working.html',
    plant: (text) => swap(text, '</body>', '</div>\n</body>'),
    problem: 'has </div> where no <div> is open',
    on: '</div>',
  },
  {
    name: 'closes what it never opened',
    file: 'help/breakdowns/noisy-boiler.html',
    plant: adding('x</b>'),
    problem: 'has </b> where no <b> is open',
    on: 'x</b>',
  },
  {
    name: 'closes a heading as another',
    file: 'help/breakdowns/boiler-wont-start.html',
    plant: (text) => swap(text, '</h2>', '</b></h2>'),
    problem: 'has </b> where no <b> is open',
    on: '</b></h2>',
  },
  {
    name: 'lacks a space between attributes',
    file: 'help/breakdowns/bleed-a-radiator.html',
    plant: adding('<b title="x"id="unseen">x</b>'),
    problem: 'has a tag that lacks a space between its attributes',
    on: 'title="x"id',
  },
  {
    name: 'names a character that does not exist',
    file: 'help/breakdowns/frozen-condensate-pipe.html',
    plant: adding('&cost;5'),
    problem: 'has a character named with & that does not exist: write &amp; for a plain &',
    on: '&cost;5',
  },
  {
    name: 'has a plain < in its text',
    file: 'help/emergencies/power-cuts.html',
    plant: adding(' 3 < 5'),
    problem: 'has a < that begins no tag: write &lt;',
    on: '3 < 5',
  },
];

const linkCalled = (words: string) => adding(`<a href="/energy/tariffs">${words}</a>`);
const links: Fault[] = [
  ['help/my-account/moving-home.html', 'click here'],
  ['help/my-account/cannot-sign-in.html', 'Here'],
  ['help/my-account/change-your-details.html', 'Read more…'],
  ['help/my-account/leaving-british-gas.html', 'find out more'],
  ['help/energy-tariffs/how-the-price-cap-works.html', 'Click here to read'],
].map(([file = '', words = '']) => ({
  name: `has a link called ‘${words}’`,
  file,
  plant: linkCalled(words),
  problem: `has a link called ‘${words}’: say where it leads, as ‘Read your meter’`,
  on: words,
}));

testFaults('an article that', [
  ...markup,
  ...links,
  {
    name: 'has a link without words',
    file: 'help/emergencies/no-heating.html',
    plant: linkCalled('<img src="/media/articles/meter.svg" width="64" height="64" alt="">'),
    problem: 'has a link to /energy/tariffs without words',
    on: 'href="/energy/tariffs"',
  },
  {
    name: 'is a text of the meter-reading window with a link that says nothing',
    file: 'meter-read/settings.json',
    plant: (text) => swap(text, '"headingTemplate": "', '$&<a href=\\"/energy/tariffs\\">Here</a> '),
    problem: 'headingTemplate has a link called ‘Here’: say where it leads, as ‘Read your meter’',
    on: '"headingTemplate"',
  },
  {
    name: 'is a banner of the header whose link says nothing',
    file: 'header.json',
    plant: (text) => swap(text, 'Get help with paying', 'Find out more'),
    problem: 'has a link called ‘Find out more’: say where it leads, as ‘Read your meter’',
    on: '"menu-banner"',
  },
  {
    name: 'is a notice with bold text left open',
    file: 'service-outages/help-and-support.json',
    plant: () => '{\n  "title": "Slow bills",\n  "message": "<p>Bills are <b>late.</p>"\n}',
    problem: 'message has <b> that is not closed',
    on: '"message"',
  },
]);

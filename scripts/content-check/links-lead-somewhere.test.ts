import { addToFirstParagraph, swap } from './planted-content.ts';
import { testFaults, type Fault } from './test-faults.ts';

const linkingTo = (href: string) => (text: string) => addToFirstParagraph(text, `<a href="${href}">x</a>`);

const faults: Fault[] = [
  {
    name: 'links to an article that is not there',
    file: 'help/meters/economy-7-meters.html',
    plant: linkingTo('/help-and-support/meters/nope'),
    problem: 'links to /help-and-support/meters/nope, which is not there',
  },
  {
    name: 'links to an article in the wrong category',
    file: 'help/meters/move-your-meter.html',
    plant: linkingTo('/help-and-support/breakdowns/economy-7-meters'),
    problem: 'links to /help-and-support/breakdowns/economy-7-meters, which is not there',
  },
  {
    name: 'links to a page of the area that is not there',
    file: 'help/meters/get-a-smart-meter.html',
    plant: linkingTo('/help-and-support/contact'),
    problem: 'links to /help-and-support/contact, which is not there',
  },
  {
    name: 'links to a page of the main site that is not there',
    file: 'help/meters/my-meter-is-not-working.html',
    plant: linkingTo('/energy/nope'),
    problem: 'links to /energy/nope, which is not there',
  },
  {
    name: 'holds a link that no page may carry',
    file: 'main-site/pages.json',
    plant: (text) => swap(text, /"link": "[^"]*"/, '"link": "javascript:alert(1)"'),
    problem: 'links to javascript:alert(1), which pages leave out',
  },
  {
    name: 'shows a picture that is not there',
    file: 'help/meters/how-to-read-your-gas-meter.html',
    plant: (text) => addToFirstParagraph(text, '<img src="/media/nope.svg" alt="A meter">'),
    problem: 'names /media/nope.svg, which is not there',
  },
  {
    name: 'links to a place on its page that is not there',
    file: 'help/breakdowns/noisy-boiler.html',
    plant: linkingTo('#nope'),
    problem: 'links to #nope, which is not on the page',
  },
  {
    name: 'links to a place on another page that is not there',
    file: 'help/breakdowns/frozen-condensate-pipe.html',
    plant: linkingTo('/help-and-support/breakdowns/bleed-a-radiator#nope'),
    problem: 'links to /help-and-support/breakdowns/bleed-a-radiator#nope, which is not there',
  },
  {
    name: 'links to a site without https',
    file: 'help/breakdowns/boiler-wont-start.html',
    plant: linkingTo('http://www.gov.uk/'),
    problem: 'links to http://www.gov.uk/, which is not there',
  },
  {
    name: 'links to a number that we don’t know',
    file: 'help/breakdowns/bleed-a-radiator.html',
    plant: linkingTo('tel:08081579999'),
    problem: "links to the number 08081579999, which brand.json doesn't have",
  },
  {
    name: 'names a related article that is not there',
    file: 'help/emergencies/power-cuts.html',
    plant: (text) => swap(text, /(<meta name="related" content="[^"]*)/, '$1, meters/nope'),
    problem: 'links to /help-and-support/meters/nope, which is not there',
  },
  {
    name: 'is a film whose article is not there',
    file: 'media/films/films.json',
    plant: (text) => swap(text, /"article": "[^"]*"/, '"article": "/help-and-support/meters/nope"'),
    problem: 'links to /help-and-support/meters/nope, which is not there',
  },
  {
    name: 'is a header with a dead link',
    file: 'header.json',
    plant: (text) => swap(text, /"link": "[^"]*"/, '"link": "/nope"'),
    problem: 'links to /nope, which is not there',
  },
  {
    name: 'is a template with a dead link',
    file: 'meter-read/settings.json',
    plant: (text) => swap(text, /"headingTemplate": "/, '$&<a href=\\"/nope\\">x</a>'),
    problem: 'links to /nope, which is not there',
  },
];

testFaults('content that', faults);

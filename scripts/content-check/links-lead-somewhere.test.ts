import { expect, test } from 'vitest';
import { addToFirstParagraph, checkChanged, swap } from './planted-content.fixture.ts';
import { testFaults, type Fault } from './test-faults.fixture.ts';

const linkingTo = (href: string) => (text: string) =>
  addToFirstParagraph(text, `<a href="${href}">our prices</a>`);

const faults: Fault[] = [
  {
    name: 'links to an article that is not there',
    file: 'help/meters/economy-7-meters.html',
    plant: linkingTo('/help-and-support/meters/nope'),
    problem: 'links to /help-and-support/meters/nope, which is not there',
    on: 'meters/nope',
  },
  {
    name: 'links to an article in the wrong category',
    file: 'help/meters/move-your-meter.html',
    plant: linkingTo('/help-and-support/breakdowns/economy-7-meters'),
    problem: 'links to /help-and-support/breakdowns/economy-7-meters, which is not there',
    on: '/help-and-support/breakdowns/economy-7-meters',
  },
  {
    name: 'links to a page of the area that is not there',
    file: 'help/meters/get-a-smart-meter.html',
    plant: linkingTo('/help-and-support/contact'),
    problem: 'links to /help-and-support/contact, which is not there',
    on: '/help-and-support/contact',
  },
  {
    name: 'links to a page of the main site that is not there',
    file: 'help/meters/my-meter-is-not-working.html',
    plant: linkingTo('/energy/nope'),
    problem: 'links to /energy/nope, which is not there',
    on: '/energy/nope',
  },
  {
    name: 'has a footer that leads nowhere',
    file: 'footer.json',
    plant: (text) => swap(text, '"/about/fuel-mix"', '"/about/fuel-mixture"'),
    problem: 'links to /about/fuel-mixture, which is not there',
    on: '/about/fuel-mixture',
  },
  {
    name: 'holds a link that no page may carry',
    file: 'main-site/pages.json',
    plant: (text) => swap(text, /"link": "[^"]*"/, '"link": "javascript:alert(1)"'),
    problem: 'links to javascript:alert(1), which pages leave out',
    on: 'javascript:alert(1)',
  },
  {
    name: 'shows a picture that is not there',
    file: 'help/meters/how-to-read-your-gas-meter.html',
    plant: (text) =>
      addToFirstParagraph(text, '<img src="/media/articles/nope.svg" width="64" height="64" alt="A meter">'),
    problem: 'names /media/articles/nope.svg, which is not there',
    on: '/media/articles/nope.svg',
  },
  {
    name: 'links to a place on its page that is not there',
    file: 'help/breakdowns/noisy-boiler.html',
    plant: linkingTo('#nope'),
    problem: 'links to #nope, which is not on the page',
    on: '#nope',
  },
  {
    name: 'links to a place on another page that is not there',
    file: 'help/breakdowns/frozen-condensate-pipe.html',
    plant: linkingTo('/help-and-support/breakdowns/bleed-a-radiator#nope'),
    problem: 'links to /help-and-support/breakdowns/bleed-a-radiator#nope, which is not there',
    on: '/help-and-support/breakdowns/bleed-a-radiator#nope',
  },
  {
    name: 'links to a site without https',
    file: 'help/breakdowns/boiler-wont-start.html',
    plant: linkingTo('http://www.gov.uk/'),
    problem: 'links to http://www.gov.uk/ without https: write https://www.gov.uk/',
    on: 'http://www.gov.uk/',
  },
  {
    name: 'links to a path without its slash',
    file: 'help/my-account/moving-home.html',
    plant: linkingTo('meters/move-your-meter'),
    problem: 'links to meters/move-your-meter: a path of this site begins with /',
    on: '"meters/move-your-meter"',
  },
  {
    name: 'links to a web address without its beginning',
    file: 'help/my-account/cannot-sign-in.html',
    plant: linkingTo('www.gov.uk/bills'),
    problem: 'links to www.gov.uk/bills: a web address begins with https://',
    on: 'www.gov.uk/bills',
  },
  {
    name: 'links to what is no phone number',
    file: 'help/my-account/change-your-details.html',
    plant: linkingTo('tel:freephone'),
    problem: 'links to tel:freephone, which is no phone number',
    on: 'tel:freephone',
  },
  {
    name: 'shows a picture of another place',
    file: 'help/my-account/leaving-british-gas.html',
    plant: (text) => addToFirstParagraph(text, '<img src="meter.jpg" alt="A meter">'),
    problem: 'shows meter.jpg: pictures and films are in /media/, as /media/meter.jpg',
    on: '"meter.jpg"',
  },
  {
    name: 'links to the help home without its slash',
    file: 'help/my-account/set-up-your-online-account.html',
    plant: linkingTo('/help-and-support'),
    problem: 'links to /help-and-support: write /help-and-support/',
    on: '"/help-and-support"',
  },
  {
    name: 'links to a number that we don’t know',
    file: 'help/breakdowns/bleed-a-radiator.html',
    plant: linkingTo('tel:08081579999'),
    problem: "links to the number 08081579999, which brand.json doesn't have",
    on: '08081579999',
  },
  {
    name: 'names a related article that is not there',
    file: 'help/emergencies/power-cuts.html',
    plant: (text) => swap(text, /(<meta name="related" content="[^"]*)/, '$1, meters/nope'),
    problem: 'links to /help-and-support/meters/nope, which is not there',
    on: 'meters/nope',
  },
  {
    name: 'is a film whose article is not there',
    file: 'media/films/films.json',
    plant: (text) => swap(text, /"article": "[^"]*"/, '"article": "/help-and-support/meters/nope"'),
    problem: 'links to /help-and-support/meters/nope, which is not there',
    on: 'meters/nope',
  },
  {
    name: 'is a header with a dead link',
    file: 'header.json',
    plant: (text) => swap(text, /"link": "[^"]*"/, '"link": "/nope"'),
    problem: 'links to /nope, which is not there',
    on: '/nope',
  },
  {
    name: 'is a template with a dead link',
    file: 'meter-read/settings.json',
    plant: (text) => swap(text, /"headingTemplate": "/, '$&<a href=\\"/nope\\">our prices</a>'),
    problem: 'links to /nope, which is not there',
    on: '/nope',
  },
];

testFaults('content that', faults);

test('links to pages of the area and to films are valid', async () => {
  const places = [
    'deals',
    'your-account',
    'submit-meter-read-confirm',
    'films/read-your-meter',
    'complaints/enquiry-pay-as-you-go',
    'contact-us',
  ];
  const links = places.map((place) => `<a href="/help-and-support/${place}">Go to ${place}</a>`).join(' ');
  const file = 'help/meters/economy-7-meters.html';
  const plant = (text: string) =>
    addToFirstParagraph(text, `${links} <a href="/help-and-support/films/nope">The film</a>`);
  const { problems } = await checkChanged([{ file, plant }]);
  expect(problems.map(({ problem }) => problem)).toEqual([
    'links to /help-and-support/films/nope, which is not there',
  ]);
});

import { addToFirstParagraph, swap } from './planted-content.fixture.ts';
import { testFaults, type Fault } from './test-faults.fixture.ts';

const firstHeading = /<h2[^>]*>/;

const faults: Fault[] = [
  {
    name: 'holds a script',
    file: 'help/emergencies/power-cuts.html',
    plant: (text) => addToFirstParagraph(text, '<script>alert(1)</script>'),
    problem: "uses <script>, which articles can't have",
    on: '<script>',
  },
  {
    name: 'holds an event handler',
    file: 'help/emergencies/leaky-pipes.html',
    plant: (text) => addToFirstParagraph(text, '<b onclick="alert(1)">x</b>'),
    problem: "uses onclick on <b>, which articles can't have",
    on: 'onclick',
  },
  {
    name: 'holds a class that nothing styles',
    file: 'help/emergencies/no-heating.html',
    plant: (text) => addToFirstParagraph(text, '<b class="shiny">x</b>'),
    problem: "uses class shiny on <b>, which articles can't have",
    on: 'shiny',
  },
  {
    name: 'holds a style of its own',
    file: 'help/emergencies/carbon-monoxide.html',
    plant: (text) => addToFirstParagraph(text, '<b style="color:red">x</b>'),
    problem: "uses style on <b>, which articles can't have",
    on: 'color:red',
  },
  {
    name: 'holds an element that articles don’t use',
    file: 'help/emergencies/turn-off-your-gas.html',
    plant: (text) => addToFirstParagraph(text, '<font>x</font>'),
    problem: "uses <font>, which articles can't have",
    on: '<font>',
  },
  {
    name: 'has an image without alternative text',
    file: 'help/emergencies/boiler-breakdown.html',
    plant: (text) =>
      addToFirstParagraph(text, '<img src="/media/articles/meter.svg" width="64" height="64">'),
    problem: 'has an image without alternative text',
    on: '<img',
  },
  {
    name: 'has a drawing without words',
    file: 'help/breakdowns/repressurise-your-boiler.html',
    plant: (text) => swap(text, / role="img" aria-label="[^"]*"/, ''),
    problem: 'has a drawing without words (aria-label)',
    on: '<svg',
  },
  {
    name: 'has an id twice',
    file: 'help/meters/economy-7-meters.html',
    plant: (text) => swap(text, /<h2[^>]*>([^]*?)<h2[^>]*>/, '<h2 id="same">$1<h2 id="same">'),
    problem: 'has the id ‘same’ twice: links lead to the first',
    on: 'id="same"',
  },
  {
    name: 'leaves a step of its headings out',
    file: 'help/my-account/moving-home.html',
    plant: (text) => swap(text, firstHeading, '<h2>One</h2><h4>Two</h4>$&'),
    problem: 'jumps from h2 to h4',
    on: '<h4>',
  },
  {
    name: 'begins below its title’s level',
    file: 'help/my-account/cannot-sign-in.html',
    plant: (text) => swap(text, firstHeading, '<h3>One</h3>$&'),
    problem: 'jumps from h1 to h3',
    on: '<h3>',
  },
  {
    name: 'repeats its title’s level',
    file: 'help/my-account/change-your-details.html',
    plant: (text) => swap(text, firstHeading, '<h1>One</h1>$&'),
    problem: 'uses <h1>, which is for the title of the page: headings begin at <h2>',
    on: '<h1>',
  },
  {
    name: 'has a size that is none',
    file: 'help/breakdowns/noisy-boiler.html',
    plant: (text) =>
      addToFirstParagraph(text, '<img src="/media/articles/meter.svg" alt="" width="half" height="64">'),
    problem: `uses width="half" on <img>, a value that articles can't have`,
    on: 'width="half"',
  },
  {
    name: 'takes an id of the page around it',
    file: 'help/breakdowns/boiler-wont-start.html',
    plant: (text) => addToFirstParagraph(text, '<b id="main">x</b>'),
    problem: 'uses id main: an id is lower-case words with hyphens, and none that the page around it has',
    on: 'id="main"',
  },
  {
    name: 'has a link without an address',
    file: 'help/breakdowns/bleed-a-radiator.html',
    plant: (text) => addToFirstParagraph(text, '<a>our prices</a>'),
    problem: 'uses <a> without href',
    on: '<a>our',
  },
];

testFaults('an article that', faults);

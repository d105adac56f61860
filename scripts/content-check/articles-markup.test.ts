import { addToFirstParagraph, swap } from './planted-content.ts';
import { testFaults, type Fault } from './test-faults.ts';

const firstHeading = /<h2[^>]*>/;

const faults: Fault[] = [
  {
    name: 'holds a script',
    file: 'help/emergencies/power-cuts.html',
    plant: (text) => addToFirstParagraph(text, '<script>alert(1)</script>'),
    problem: 'holds <script>, which is outside the allow-list',
  },
  {
    name: 'holds an event handler',
    file: 'help/emergencies/leaky-pipes.html',
    plant: (text) => addToFirstParagraph(text, '<b onclick="alert(1)">x</b>'),
    problem: 'holds onclick on <b>, which is outside the allow-list',
  },
  {
    name: 'holds a class that nothing styles',
    file: 'help/emergencies/no-heating.html',
    plant: (text) => addToFirstParagraph(text, '<b class="shiny">x</b>'),
    problem: 'holds class shiny on <b>, which is outside the allow-list',
  },
  {
    name: 'holds a style of its own',
    file: 'help/emergencies/carbon-monoxide.html',
    plant: (text) => addToFirstParagraph(text, '<b style="color:red">x</b>'),
    problem: 'holds style on <b>, which is outside the allow-list',
  },
  {
    name: 'holds an element that articles don’t use',
    file: 'help/emergencies/turn-off-your-gas.html',
    plant: (text) => addToFirstParagraph(text, '<font>x</font>'),
    problem: 'holds <font>, which is outside the allow-list',
  },
  {
    name: 'has an image without alternative text',
    file: 'help/emergencies/boiler-breakdown.html',
    plant: (text) => addToFirstParagraph(text, '<img src="/media/mark.svg">'),
    problem: 'has an image without alternative text',
  },
  {
    name: 'has a drawing without words',
    file: 'help/breakdowns/repressurise-your-boiler.html',
    plant: (text) => swap(text, / role="img" aria-label="[^"]*"/, ''),
    problem: 'has a drawing without words (aria-label)',
  },
  {
    name: 'leaves a step of its headings out',
    file: 'help/my-account/moving-home.html',
    plant: (text) => swap(text, firstHeading, '<h2>One</h2><h4>Two</h4>$&'),
    problem: 'jumps from h2 to h4',
  },
  {
    name: 'begins below its title’s level',
    file: 'help/my-account/cannot-sign-in.html',
    plant: (text) => swap(text, firstHeading, '<h3>One</h3>$&'),
    problem: 'jumps from h1 to h3',
  },
];

testFaults('an article that', faults);

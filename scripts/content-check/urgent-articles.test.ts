import { swap } from './planted-content.fixture.ts';
import { testFaults, type Fault } from './test-faults.fixture.ts';

const withCall = (markup: string) => (text: string) => swap(text, '</head>', `${markup}</head>`);

const faults: Fault[] = [
  {
    name: 'names a number to call and does not begin with steps',
    file: 'help/emergencies/power-cuts.html',
    plant: (text) => swap(text, '<ol class="steps">', '<h2>First</h2>$&'),
    problem: 'names a number to call, so its text must begin with one paragraph and then <ol class="steps">',
    on: 'name="call"',
  },
  {
    name: 'has a note that is too long for a phone',
    file: 'help/emergencies/carbon-monoxide.html',
    plant: (text) => swap(text, /(name="call-note" content=").*"/, `$1${'x'.repeat(45)}"`),
    problem: 'has a call-note of 45 characters: up to 44 fit below the number',
    on: 'name="call-note"',
  },
  {
    name: 'has a note and no number to call',
    file: 'help/emergencies/leaky-pipes.html',
    plant: withCall('<meta name="call-note" content="Free.">'),
    problem: 'has a call-note, but no call: the note is not shown',
    on: 'name="call-note"',
  },
  {
    name: 'has a call that is not a name',
    file: 'help/emergencies/no-heating.html',
    plant: withCall('<meta name="call" content="">'),
    problem: 'has the call ‘’: write a number’s name, as powerCut',
    on: 'name="call"',
  },
];

testFaults('an article that', faults);

import { expect, test } from 'vitest';
import { complaintType, complaintTypeExit } from './complaint-type.ts';
import { energyCustomerType, energyCustomerTypeExit } from './energy-customer-type.ts';

const steps = [
  [complaintType, complaintTypeExit],
  [energyCustomerType, energyCustomerTypeExit],
] as const;

test('make-a-complaint-select-type asks what the complaint is related to (SPEC §2)', () => {
  expect(complaintType.question).toBe('What is your complaint related to?');
  expect(complaintType.options.map(({ label }) => label)).toEqual([
    'Energy',
    'Home services',
    'Installations',
    'Electric Vehicle charge point',
  ]);
});

test('make-a-complaint-select-energy asks for the type of energy customer (SPEC §2)', () => {
  expect(energyCustomerType.question).toBe('What type of energy customer are you?');
  expect(energyCustomerType.options.map(({ value }) => value)).toEqual([
    'credit',
    'payAsYouGo',
    'directDebit',
    'other',
  ]);
});

// SPEC §2: Energy stays in the app; the other three leave for the main site (CONTRACTS reading 5).
test.each([
  ['energy', '/help-and-support/make-a-complaint-select-energy'],
  ['home-services', '/complaints/home-services'],
  ['installations', '/complaints/installations'],
  ['ev-charge-point', '/complaints/ev-charge-point'],
])('a complaint about %s continues at %s', (answer, exit) => {
  expect(complaintTypeExit(answer)).toBe(exit);
});

// SPEC §2: credit, direct debit and other go to the credit complaint page, payAsYouGo to its own.
test.each([
  ['credit', '/complaints/energy/credit'],
  ['directDebit', '/complaints/energy/credit'],
  ['other', '/complaints/energy/credit'],
  ['payAsYouGo', '/complaints/energy/pay-as-you-go'],
])('an energy customer of type %s continues at %s', (answer, exit) => {
  expect(energyCustomerTypeExit(answer)).toBe(exit);
});

test.each(steps)('every answer offered has an exit: $question', ({ options }, exitOf) => {
  for (const { value } of options) expect(exitOf(value), value).toMatch(/^\/[a-z]/);
});

test.each(steps)('an error in $name says what to choose', ({ error, name }) => {
  expect(error).toMatch(/^Choose what /);
  expect(name).toMatch(/^[a-z-]+$/);
});

const hostile = [
  '',
  ' energy',
  'ENERGY',
  'Credit',
  'payasyougo',
  'pay-as-you-go',
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'https://evil.example',
  '//evil.example',
  'energy\u0000',
  ['energy'],
  ['credit'],
  { toString: () => 'energy' },
  new File(['energy'], 'energy'),
  0,
  null,
  undefined,
];
test.each(hostile)('an answer that is not offered has no exit (SPEC §5: required): %j', (answer) => {
  for (const [, exitOf] of steps) expect(exitOf(answer)).toBeUndefined();
});

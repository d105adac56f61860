import { expect, test } from 'vitest';
import { shownFor } from '../shown-for.ts';
import { answeredBefore, readingSteps } from './reading-steps.ts';

const stepsOf = (given: Record<string, string>) => readingSteps(shownFor(given));
const ids = (given: Record<string, string>) => stepsOf(given).map(({ id }) => id);

test('both fuels, the default, ask eight questions in the order of the form', () => {
  expect(ids({})).toEqual([
    'fuel',
    'elec-number',
    'elec-reading',
    'gas-number',
    'gas-reading',
    'date',
    'name',
    'contact',
  ]);
});

test('one fuel asks nothing about the other', () => {
  expect(ids({ fuel: 'Gas' })).toEqual(['fuel', 'gas-number', 'gas-reading', 'date', 'name', 'contact']);
  expect(ids({ fuel: 'Electricity' })).not.toContain('gas-reading');
});

test('every field that a choice shows is asked for in exactly one question', () => {
  for (const fuel of ['Dual', 'Gas', 'Electricity'])
    for (const economy7 of ['yes', 'no']) {
      const shown = shownFor({ fuel, is_economy_7_radio: economy7 });
      const asked = readingSteps(shown).flatMap(({ fields }) => fields.filter((field) => shown.has(field)));
      expect(asked).toEqual([...shown]);
    }
});

test('an answer is one line in the visitor’s words', () => {
  const given = {
    fuel: 'Electricity',
    elec_account_number: 'A12345',
    is_economy_7_radio: 'yes',
    elec7_reading_normal: '14728',
    elec7_reading_low: '9315',
    date: '2026-11-20',
    title: 'Dr',
    first_name: 'Ann ',
    last_name: 'Okafor',
    telephone: '07700 900 982',
    email: '',
  };
  expect(stepsOf(given).map((step) => step.answer(given))).toEqual([
    'Electricity',
    'A12345',
    '14728 day, 9315 night',
    '20 November 2026',
    'Dr Ann Okafor',
    '07700 900 982',
  ]);
  expect(
    stepsOf({})
      .find(({ id }) => id === 'date')
      ?.answer({ date_typed: 'soon' }),
  ).toBe('soon');
});

test('a form that nobody has begun opens at its first question, whatever an account has filled in', () => {
  const given = { first_name: 'Ann', last_name: 'Okafor', date: '2026-11-20' };
  expect(answeredBefore(stepsOf(given), given, { elec_account_number: 'Enter it' })).toEqual([]);
});

test('a form that was begun earlier opens at the first question without an answer', () => {
  const given = { fuel: 'Gas', gas_account_number: 'A12345' };
  expect(answeredBefore(stepsOf(given), given, { gas_reading: 'Enter it', telephone: 'Enter it' })).toEqual([
    'fuel',
    'gas-number',
  ]);
});

test('the last question stays open even when everything is answered', () => {
  const given = { fuel: 'Gas', gas_account_number: 'A12345' };
  expect(answeredBefore(stepsOf(given), given, {})).toEqual(ids(given).slice(0, -1));
});

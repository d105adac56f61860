import { expect, test } from 'vitest';
import type { Answers } from '../../../forms/answers.ts';
import { readingHints } from './reading-hints.ts';

const every = new Set(['elec_reading', 'elec7_reading_normal', 'elec7_reading_low', 'gas_reading']);
const hinted = (given: Answers) => readingHints(given, every).map(({ field }) => field);

// Gas meters: metric ones show five digits, imperial ones four.
test.each([
  ['3907', []],
  ['06153', []],
  ['99999', []],
  ['061534', ['gas_reading']],
  ['061 534', ['gas_reading']],
  ['390752', ['gas_reading']],
])('a gas reading of %s has hints at %j', (reading, expected) => {
  expect(hinted({ gas_reading: reading })).toEqual(expected);
});

// Electricity meters show five or six digits, so only six without a leading zero are unusual.
test.each([
  ['4728', []],
  ['94728', []],
  ['004728', []],
  ['094728', []],
  ['100000', ['elec_reading']],
  ['472816', ['elec_reading']],
])('an electricity reading of %s has hints at %j', (reading, expected) => {
  expect(hinted({ elec_reading: reading })).toEqual(expected);
});

test.each([
  ['14728', '09315', []],
  ['014728', '9315', []],
  ['14728', '14728', []],
  ['', '14728', []],
  ['09315', '14728', ['elec7_reading_low']],
  ['9315', '014728', ['elec7_reading_low']],
  ['123456', '234567', ['elec7_reading_normal', 'elec7_reading_low', 'elec7_reading_low']],
])('normal %s and low %s have hints at %j', (normal, low, expected) => {
  expect(hinted({ elec7_reading_normal: normal, elec7_reading_low: low })).toEqual(expected);
});

test.each(['', '12345.6', '1234567', '12,345', 'twelve'])(
  'a reading that a rule refuses, %j, has its message and no hint',
  (reading) => {
    expect(hinted({ elec_reading: reading, gas_reading: reading })).toEqual([]);
  },
);

test('a hidden field has no hint', () => {
  expect(readingHints({ gas_reading: '061534' }, new Set(['elec_reading']))).toEqual([]);
});

test('the readings that a hint’s button sets have no hints', () => {
  const [swapped] = readingHints({ elec7_reading_normal: '09315', elec7_reading_low: '14728' }, every);
  expect(swapped?.correction?.readings).toEqual({
    elec7_reading_normal: '14728',
    elec7_reading_low: '09315',
  });
  const [red] = readingHints({ elec_reading: '472816' }, every);
  expect(red?.correction).toEqual({ label: 'Change it to 47281', readings: { elec_reading: '47281' } });
  expect(hinted({ ...red?.correction?.readings, ...swapped?.correction?.readings })).toEqual([]);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '../../made-text.ts';
import type { MeterReading } from '../tidy-meter-reading.ts';
import { kindChecks } from './kind-checks.ts';

const person = {
  title: null,
  firstName: 'Amara',
  lastName: 'Okafor-Lane',
  telephone: '07700900982',
  email: null,
  date: '2026-11-20',
};
const numbers = { gasAccountNumber: 'BGX40217', elecAccountNumber: 'A12345' };

const gas = (gasReading: string): MeterReading => ({
  ...person,
  ...numbers,
  fuel: 'Gas',
  isEconomy7: false,
  gasReading,
});
const electricity = (elecReading: string): MeterReading => ({
  ...person,
  ...numbers,
  fuel: 'Electricity',
  isEconomy7: false,
  elecReading,
});
const twoRates = (
  elec7ReadingNormal: string,
  elec7ReadingLow: string,
  gasReading = '03864',
): MeterReading => ({
  ...person,
  ...numbers,
  fuel: 'Dual',
  isEconomy7: true,
  elec7ReadingNormal,
  elec7ReadingLow,
  gasReading,
});
const ids = (value: MeterReading, confirmed?: string) => kindChecks(value, confirmed).map(({ id }) => id);

// "a reading with more digits than most meters of its kind show": gas, metric five, imperial four.
test.each([
  ['3907', []],
  ['06153', []],
  ['99999', []],
  ['061534', ['long-gas-reading-061534']],
  ['390752', ['long-gas-reading-390752']],
])('a gas reading of %s asks %j', (reading, expected) => {
  expect(ids(gas(reading))).toEqual(expected);
});

// "red digits typed": electricity meters show five or six digits, so that only six without a nought in front are odd.
test.each([
  ['4728', []],
  ['94728', []],
  ['004728', []],
  ['094728', []],
  ['100000', ['red-digit-elec_reading-100000']],
  ['472816', ['red-digit-elec_reading-472816']],
])('an electricity reading of %s asks %j', (reading, expected) => {
  expect(ids(electricity(reading))).toEqual(expected);
});

// "electricity day/night readings that look swapped".
test.each([
  ['14728', '09315', []],
  ['014728', '9315', []],
  ['14728', '14728', []],
  ['09315', '14728', ['swapped-rates-09315-14728']],
  ['9315', '014728', ['swapped-rates-9315-014728']],
])('normal %s and low %s ask %j', (normal, low, expected) => {
  expect(ids(twoRates(normal, low))).toEqual(expected);
});

test('every doubt is asked about, in the order of the page', () => {
  expect(kindChecks(twoRates('123456', '234567', '061534')).map(({ field }) => field)).toEqual([
    'elec7_reading_normal',
    'elec7_reading_normal',
    'elec7_reading_low',
    'gas_reading',
  ]);
});

test('a check that was confirmed is not asked again, unless its reading changes', () => {
  const confirmed = 'long-gas-reading-061534 unknown';
  expect(ids(gas('061534'), confirmed)).toEqual([]);
  expect(ids(gas('061535'), confirmed)).toEqual(['long-gas-reading-061535']);
  expect(ids(twoRates('09315', '14728', '061534'), confirmed)).toEqual(['swapped-rates-09315-14728']);
});

test('a mended reading is not asked about the same again', () => {
  const [swapped] = kindChecks(twoRates('09315', '14728'));
  expect(swapped?.mend?.readings).toEqual({ elec7_reading_normal: '14728', elec7_reading_low: '09315' });
  const [red] = kindChecks(electricity('472816'));
  expect(red?.mend).toEqual({ label: 'Change it to 47281', readings: { elec_reading: '47281' } });
  expect(kindChecks(electricity('47281'))).toEqual([]);
});

test('the questions name the reading and the way out', () => {
  const [swapped, red] = kindChecks(twoRates('09315', '147286'));
  expect(swapped?.question).toBe('Are your day and night readings the right way round?');
  expect(swapped?.reason).toContain('09315 for normal (day) and 147286 for low (night)');
  expect(red?.question).toBe('Is the last number of your low (night) reading, 147286, part of it?');
  expect(kindChecks(gas('061534'))[0]).toMatchObject({
    question: 'Is 061534 your gas reading, without numbers in red?',
    reason:
      'Most gas meters show four or five numbers before any in red or after a point. You’ve entered six.',
    confirm: '061534 is right',
  });
});

test('whatever the readings, each check has its own id without spaces, and all can be confirmed', () => {
  const digits = textOf('0123456789', { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(digits, digits, digits, (normal, low, itsGas) => {
      const value = twoRates(normal, low, itsGas);
      const all = ids(value);
      expect(new Set(all).size).toBe(all.length);
      for (const id of all) expect(id).toMatch(/^[\w-]+$/);
      expect(kindChecks(value, all.join(' '))).toEqual([]);
    }),
  );
});

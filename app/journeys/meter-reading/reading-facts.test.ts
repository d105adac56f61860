import { expect, test } from 'vitest';
import type { MeterReading } from '#contracts/forms/meter-reading/normalise-meter-reading.ts';
import { readingFacts } from './reading-facts.ts';

const person = {
  title: null,
  firstName: 'Ann',
  lastName: 'Okafor',
  telephone: '07700900982',
  email: null,
  date: '2026-11-03',
};
const gas = { gasAccountNumber: 'BGX40217', gasReading: '03864' };
const single = { elecAccountNumber: 'A12345', isEconomy7: false, elecReading: '14728' } as const;
const twoRates = {
  elecAccountNumber: 'A12345',
  isEconomy7: true,
  elec7ReadingNormal: '14728',
  elec7ReadingLow: '9315',
} as const;

const facts = (reading: MeterReading) =>
  readingFacts(reading).map(({ term, detail }) => `${term}: ${detail}`);

test('both fuels: each reading with its customer number, then the day', () => {
  expect(facts({ ...person, fuel: 'Dual', ...gas, ...single })).toEqual([
    'Electricity reading: 14728',
    'Electricity customer number: A12345',
    'Gas reading: 03864',
    'Gas customer number: BGX40217',
    'Meter read on: 3 November 2026',
  ]);
});

test('Economy 7: normal and low in place of the single reading', () => {
  expect(facts({ ...person, fuel: 'Electricity', ...twoRates })).toEqual([
    'Normal (day) reading: 14728',
    'Low (night) reading: 9315',
    'Electricity customer number: A12345',
    'Meter read on: 3 November 2026',
  ]);
});

test('gas alone shows nothing about electricity', () => {
  expect(facts({ ...person, fuel: 'Gas', isEconomy7: false, ...gas })).toEqual([
    'Gas reading: 03864',
    'Gas customer number: BGX40217',
    'Meter read on: 3 November 2026',
  ]);
});

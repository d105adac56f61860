import { expect, test } from 'vitest';
import { exampleBills, twoRateBills, withNew } from './bills.fixture.ts';
import { compareBills } from './compare-bills.ts';
import { seasonOfBills } from './season-of-bills.ts';
import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';
import { weatherWords } from './weather-words.ts';

const words = (bills: TwoBills) => weatherWords(bills, compareBills(bills)).join(' ');
const { old, new: current } = exampleBills;

test('winter days are those from October to March, across years', () => {
  expect(seasonOfBills(exampleBills)).toEqual({ winterDays: { old: 0, new: 49 }, change: 'colder' });
  const years = { ...old, firstDay: '2025-03-31', lastDay: '2026-10-01' };
  expect(seasonOfBills({ old: years, new: years })).toEqual({
    winterDays: { old: 184, new: 184 },
    change: 'alike',
  });
});

test('the estimate leaves out the change in use, and with it the weather', () => {
  expect(words(exampleBills)).toContain('With the same use a day as before, this bill would be about £233.');
});

test('when the newer bill is for a colder time of year, the text says that the weather’s share is unknown', () => {
  expect(words(exampleBills)).toContain(
    '49 of this bill’s 95 days are from October to March. On your last bill, none of 88 are.',
  );
  expect(words(exampleBills)).toContain('can’t show how much of the £43.54 for use is the weather');
});

test('when less is used in a colder time of year, the season does not explain it', () => {
  expect(words(withNew({ endReading: '14000' }))).toContain('yet you used less each day');
});

test('a warmer time of year may explain less use', () => {
  const warmer = words({ old: current, new: { ...old, firstDay: '2027-05-20', lastDay: '2027-08-15' } });
  expect(warmer).toContain('Mild, light days often take less energy.');
  expect(warmer).toContain('compare this bill with the one for the same months last year');
});

test('when both bills cover the same time of year, only a cold spell is suggested', () => {
  const lastYear = { ...old, firstDay: '2025-08-16', lastDay: '2025-11-18' };
  expect(words({ old: lastYear, new: current })).toContain('much the same time of year');
});

test('without a change in use the weather makes no difference', () => {
  expect(words({ old, new: { ...old, unitRate: 300_000 } })).toBe(
    'You used the same each day, so the weather makes no difference here.',
  );
});

test('when more is used at one rate and less at the other, the text says nothing about total use', () => {
  expect(words(twoRateBills)).toMatch(/^You used more at one rate and less at the other\./);
});

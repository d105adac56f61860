import { expect, test } from 'vitest';
import { validate } from '../validate.fixture.ts';
import { twoBills, twoBillsFields } from './two-bills.ts';

const answers = {
  'old-first-day': '20 May 2026',
  'old-last-day': '2026-08-15',
  'old-start-reading': '13 224',
  'old-end-reading': '13860',
  'old-unit-rate': '24.0',
  'old-standing-charge': '50p/day',
  'new-first-day': '16/08/2026',
  'new-last-day': '18 Nov 26',
  'new-start-reading': '13860',
  'new-end-reading': '14728',
  'new-unit-rate': '26.1234 p/kWh',
  'new-standing-charge': '0',
};

/** The first message of each field. */
function messages(changes: Record<string, string>) {
  const result = validate(twoBills, { ...answers, ...changes });
  return 'messages' in result ? result.messages : [];
}

test('two bills are read as people copy them', () => {
  expect(validate(twoBills, answers)).toEqual({
    value: {
      old: {
        firstDay: '2026-05-20',
        lastDay: '2026-08-15',
        startReading: '13224',
        endReading: '13860',
        unitRate: 240_000,
        standingCharge: 500_000,
      },
      new: {
        firstDay: '2026-08-16',
        lastDay: '2026-11-18',
        startReading: '13860',
        endReading: '14728',
        unitRate: 261_234,
        standingCharge: 0,
      },
    },
  });
});

test('every empty field has its message, in the order of the page', () => {
  const empty = Object.fromEntries(Object.keys(answers).map((field) => [field, ' ']));
  const lines = (bill: string) => [
    `Enter the first day of ${bill}`,
    `Enter the last day of ${bill}`,
    `Enter the reading at the start of ${bill}`,
    `Enter the reading at the end of ${bill}`,
    `Enter the unit rate of ${bill}`,
    `Enter the standing charge of ${bill}`,
  ];
  expect(messages(empty).map(([, message]) => message)).toEqual([
    ...lines('your last bill'),
    ...lines('this bill'),
  ]);
  expect(messages(empty).map(([field]) => field)).toEqual(Object.keys(empty));
});

test('with two rates the night’s lines are required too, and the other messages name the day', () => {
  const empty = Object.fromEntries(Object.keys(twoBillsFields).map((field) => [field, '']));
  const asked = messages({ ...empty, rates: 'two' });
  expect(asked.map(([field]) => field)).toEqual(
    Object.keys(twoBillsFields).filter((field) => field !== 'rates'),
  );
  expect(asked.map(([, message]) => message).slice(9)).toEqual([
    'Enter the first day of this bill',
    'Enter the last day of this bill',
    'Enter the day reading at the start of this bill',
    'Enter the day reading at the end of this bill',
    'Enter the night reading at the start of this bill',
    'Enter the night reading at the end of this bill',
    'Enter the day unit rate of this bill',
    'Enter the night unit rate of this bill',
    'Enter the standing charge of this bill',
  ]);
});

const night = {
  rates: 'two',
  'old-night-start-reading': '40100',
  'old-night-end-reading': '40300',
  'old-night-unit-rate': '15',
  'new-night-start-reading': '40 300',
  'new-night-end-reading': '40700',
  'new-night-unit-rate': '14p/kWh',
};

test('with two rates each bill has a night register', () => {
  expect(validate(twoBills, { ...answers, ...night })).toMatchObject({
    value: {
      old: { unitRate: 240_000, night: { startReading: '40100', endReading: '40300', unitRate: 150_000 } },
      new: { unitRate: 261_234, night: { startReading: '40300', endReading: '40700', unitRate: 140_000 } },
    },
  });
});

test.each([
  [
    'new-night-end-reading',
    '40299',
    'Night reading at the end of this bill must be the same as at the start or higher',
  ],
  [
    'new-end-reading',
    '13859',
    'Day reading at the end of this bill must be the same as at the start or higher',
  ],
  [
    'old-night-unit-rate',
    '0.15',
    'Enter the night unit rate of your last bill in pence, from 1 to 200, like 24.5',
  ],
])('with two rates %s as %s is refused', (field, typed, message) => {
  expect(messages({ ...night, [field]: typed })).toEqual([[field, message]]);
});

test('with one rate the night’s lines are ignored', () => {
  const oneRate = validate(twoBills, { ...answers, ...night, rates: 'one', 'old-night-end-reading': 'none' });
  expect(oneRate).toEqual(validate(twoBills, answers));
});

test.each([
  ['old-first-day', '0026-05-20', 'First day of your last bill must be a real date, like 20 May 2026'],
  ['new-last-day', '9999-12-31', 'Last day of this bill must be a real date, like 20 May 2026'],
  ['old-first-day', '31 June 2026', 'First day of your last bill must be a real date, like 20 May 2026'],
  ['old-last-day', '19 May 2026', 'Last day of your last bill must be the same as the first day or later'],
  ['new-last-day', '18 Nov 2062', 'Last day of this bill must be within two years of the first day'],
  [
    'new-first-day',
    '14/08/2026',
    'This bill must start when your last bill ends or later: put the older bill first',
  ],
  [
    'new-start-reading',
    '13,860',
    'Enter the reading at the start of this bill without commas, and leave out any numbers in red',
  ],
  ['new-end-reading', '14728E', 'Enter the reading at the end of this bill using only the numbers 0 to 9'],
  ['old-end-reading', '1234567', 'Reading must be 6 numbers or fewer'],
  [
    'old-end-reading',
    '13223',
    'Reading at the end of your last bill must be the same as at the start or higher',
  ],
  ['old-unit-rate', '0.24', 'Enter the unit rate of your last bill in pence, from 1 to 200, like 24.5'],
  ['old-unit-rate', '£24', 'Enter the unit rate of your last bill in pence, from 1 to 200, like 24.5'],
  ['new-unit-rate', '201', 'Enter the unit rate of this bill in pence, from 1 to 200, like 24.5'],
  [
    'new-standing-charge',
    '0.54',
    'Enter the standing charge of this bill in pence, from 0 to 500, like 24.5',
  ],
  ['new-standing-charge', '-1', 'Enter the standing charge of this bill in pence, from 0 to 500, like 24.5'],
])('%s as %s is refused', (field, typed, message) => {
  expect(messages({ [field]: typed })).toEqual([[expect.stringMatching(/^(?:old|new)-/), message]]);
});

test.each([
  ['24,5', 245_000],
  ['٢٤٫٥', 245_000],
  ['24.5.', 245_000],
  ['24,503 p/kWh', 245_030],
])('a unit rate of %j is one of %j ten-thousandths of a penny', (typed, unitRate) => {
  expect(validate(twoBills, { ...answers, 'old-unit-rate': typed })).toMatchObject({
    value: { old: { unitRate } },
  });
});

test('a bill that starts on the day on which the last one ends is accepted', () => {
  expect(messages({ 'new-first-day': '2026-08-15' })).toEqual([]);
});

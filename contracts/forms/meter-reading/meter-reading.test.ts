import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate } from '../validate.fixture.ts';
import { anyAnswer } from '../text.fixture.ts';
import { meterReading } from './meter-reading.ts';

const form = meterReading({ today: '2026-11-20' });
const answers = {
  fuel: 'Dual',
  is_economy_7_radio: 'no',
  title: 'Ms',
  first_name: ' Amara ',
  last_name: 'Okafor-Lane',
  telephone: '07700 900 982',
  email: '',
  gas_account_number: 'bgx 40217',
  elec_account_number: '85 0012 345 678',
  gas_reading: '03864',
  elec_reading: '14728',
  elec7_reading_normal: '',
  elec7_reading_low: '',
  date: '20/11/2026',
  company: 'Price-cap',
  reading_date: '',
};
const person = {
  title: 'Ms',
  firstName: 'Amara',
  lastName: 'Okafor-Lane',
  telephone: '07700900982',
  email: null,
  date: '2026-11-20',
};
const gas = { gasAccountNumber: 'BGX40217', gasReading: '03864' };
const single = { elecAccountNumber: '850012345678', isEconomy7: false, elecReading: '14728' };
const twoRates = {
  elecAccountNumber: '850012345678',
  isEconomy7: true,
  elec7ReadingNormal: '14728',
  elec7ReadingLow: '09315',
};
const economy7 = { is_economy_7_radio: 'yes', elec7_reading_normal: '14728', elec7_reading_low: '09315' };

// SPEC §2: the fuel "shows the matching customer-number and reading fields. The Economy 7 choice swaps the single
// electricity reading for normal and low readings."
test.each([
  ['both fuels', {}, { fuel: 'Dual', ...gas, ...single }],
  ['both fuels, Economy 7', { ...economy7, elec_reading: 'x' }, { fuel: 'Dual', ...gas, ...twoRates }],
  ['gas', { fuel: 'Gas', ...economy7, elec_account_number: 'x' }, { fuel: 'Gas', isEconomy7: false, ...gas }],
  [
    'electricity',
    { fuel: 'Electricity', gas_reading: '12.5', gas_account_number: '', elec7_reading_low: 'x' },
    { fuel: 'Electricity', ...single },
  ],
  [
    'electricity, Economy 7',
    { fuel: 'Electricity', ...economy7, gas_reading: 'x' },
    { fuel: 'Electricity', ...twoRates },
  ],
])('%s: only the fields that are shown are validated and sent', (_, changes, expected) => {
  expect(validate(form, { ...answers, ...changes })).toEqual({ value: { ...person, ...expected } });
});

test('fields that are not shown may be missing', () => {
  const { elec_account_number: _1, elec_reading: _2, is_economy_7_radio: _3, ...onlyGas } = answers;
  expect(validate(form, { ...onlyGas, fuel: 'Gas' })).toEqual({
    value: { ...person, fuel: 'Gas', isEconomy7: false, ...gas },
  });
});

// SPEC §5 "Meter read".
const whenAndWho = [
  ['date', 'Enter the date you read your meter'],
  ['first_name', 'Enter your first name'],
  ['last_name', 'Enter your last name'],
  ['telephone', 'Enter your telephone number'],
];
const gasFields = [
  ['gas_account_number', 'Enter your gas customer number'],
  ['gas_reading', 'Enter your gas reading'],
];
test.each([
  ['no fuel', {}, [['fuel', 'Choose which fuel you are sending readings for']]],
  [
    'a fuel of another name',
    { fuel: 'Gas and Electricity' },
    [['fuel', 'Choose which fuel you are sending readings for']],
  ],
  ['gas', { fuel: 'Gas' }, gasFields],
  [
    'both fuels, and no word of Economy 7',
    { fuel: 'Dual' },
    [
      ['elec_account_number', 'Enter your electricity customer number'],
      ['is_economy_7_radio', 'Choose yes if you have an Economy 7 meter, or no'],
      ...gasFields,
    ],
  ],
  [
    'electricity, Economy 7',
    { fuel: 'Electricity', is_economy_7_radio: 'yes' },
    [
      ['elec_account_number', 'Enter your electricity customer number'],
      ['elec7_reading_normal', 'Enter your normal (day) reading'],
      ['elec7_reading_low', 'Enter your low (night) reading'],
    ],
  ],
  [
    'electricity, one rate',
    { fuel: 'Electricity', is_economy_7_radio: 'no' },
    [
      ['elec_account_number', 'Enter your electricity customer number'],
      ['elec_reading', 'Enter your electricity reading'],
    ],
  ],
])('an empty form with %s has one message for each field it shows, in order', (_, given, expected) => {
  expect(validate(form, given)).toEqual({ messages: [...expected, ...whenAndWho] });
});

test('all errors are reported together', () => {
  const wrong = {
    first_name: 'a'.repeat(101),
    last_name: ' ',
    email: 'name',
    title: 'Duke',
    gas_reading: '1234567',
  };
  expect(validate(form, { ...answers, ...wrong, date: '2026-11-21' })).toEqual({
    messages: [
      ['gas_reading', 'Reading must be 6 numbers or fewer'],
      ['date', 'Date must be today or in the past month'],
      ['title', 'Choose a title from the list, or leave it out'],
      ['first_name', 'First name must be 100 characters or fewer'],
      ['last_name', 'Enter your last name'],
      ['email', 'Enter an email address in the correct format, like name@example.com'],
    ],
  });
});

test('the hidden fields are ignored: the company is fixed, and the date is the one that was entered', () => {
  const result = validate(form, { ...answers, company: 'Another', reading_date: '2020-01-01' });
  expect(JSON.stringify(result)).not.toMatch(/Another|2020/);
  expect(result).toEqual(validate(form, answers));
});

test('the meter-reading schema never throws, whatever the input, and no field has two messages', () => {
  const sent = fc.record(Object.fromEntries(Object.keys(answers).map((name) => [name, anyAnswer])));
  const chosen = fc.record({
    fuel: fc.constantFrom('Dual', 'Gas', 'Electricity', undefined),
    is_economy_7_radio: fc.constantFrom('yes', 'no', undefined),
  });
  fc.assert(
    fc.property(sent, chosen, anyAnswer, (fields, choices, answer) => {
      validate(form, answer);
      const result = validate(form, { ...fields, ...choices });
      if (!('messages' in result)) return;
      const names = result.messages.map(([field]) => field);
      expect(new Set(names).size).toBe(names.length);
      expect(names.every((name) => name in answers)).toBe(true);
    }),
  );
});

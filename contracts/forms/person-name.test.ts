import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate, verdict } from './validate.fixture.ts';
import { anyAnswer, textOf } from './text.fixture.ts';
import { nameLimit, personName, readingName, readingNameLimit } from './person-name.ts';

const firstName = personName('First name');
const format = 'First name can only include letters, numbers, spaces, apostrophes, hyphens and full stops';

// SPEC §5: "First name: required, first-name format. Surname: required, last-name format."
test.each([
  ['Amara', 'Amara'],
  ['  Mary  Ann ', 'Mary Ann'],
  ["D'Arcy", "D'Arcy"],
  ['D’Arcy', 'D’Arcy'],
  ['Anne-Marie', 'Anne-Marie'],
  ['J. R.', 'J. R.'],
  ['Ł', 'Ł'],
  ['Siân', 'Siân'],
  ['Нина', 'Нина'],
  ['岡崎', '岡崎'],
  ['4mara', '4mara'],
  ['Louis 14', 'Louis 14'],
  ['O´Brien', 'O´Brien'],
  ['O′Brien', 'O′Brien'],
  ['Smith–Jones', 'Smith-Jones'],
  ['D’Arcy—Smith', 'D’Arcy-Smith'],
  ['Marcel·lí', 'Marcel·lí'],
  ['ג׳ורג׳', 'ג׳ורג׳'],
  ['マリア・ルイサ', 'マリア・ルイサ'],
  ['–', format],
  ['فاطمة', 'فاطمة'],
  ['प्रिया', 'प्रिया'],
  ['می\u200cترا', 'می\u200cترا'],
  ['a'.repeat(nameLimit), 'a'.repeat(nameLimit)],
  ['', 'Enter your first name'],
  ['   ', 'Enter your first name'],
  ['\u200b', 'Enter your first name'],
  [undefined, 'Enter your first name'],
  [7, 'Enter your first name'],
  ['Amara <b>', format],
  ['amara@example.com', format],
  ['😀', format],
  ['-', format],
  ['a'.repeat(nameLimit + 1), 'First name must be 300 characters or fewer'],
  ['1'.repeat(nameLimit + 1), 'First name must be 300 characters or fewer'],
])('the first name %j gives %j', (typed, expected) => {
  expect(verdict(firstName, typed)).toBe(expected);
});

test('the message for a surname says surname', () => {
  expect(verdict(personName('Surname'), ' ')).toBe('Enter your surname');
  expect(verdict(personName('Surname'), '!')).toMatch(/^Surname can only include/);
});

// SPEC §5 "Meter read": "First and last names: required, at most 100 characters."
test.each([
  ['Amara', 'Amara'],
  ['4mara', '4mara'],
  ['Smith (executor) & Sons, 2nd', 'Smith (executor) & Sons, 2nd'],
  ['-', '-'],
  ['a'.repeat(readingNameLimit), 'a'.repeat(readingNameLimit)],
  ['a'.repeat(readingNameLimit + 1), 'Last name must be 100 characters or fewer'],
  ['', 'Enter your last name'],
  [undefined, 'Enter your last name'],
])('with a meter reading the last name %j gives %j', (typed, expected) => {
  expect(verdict(readingName('Last name'), typed)).toBe(expected);
});

test('no input makes a name throw; it has at most one message, and its tidied form is accepted again', () => {
  const nearNames = textOf('aé岡 -.’\u0301\u200c9');
  fc.assert(
    fc.property(fc.oneof(nearNames, anyAnswer), (answer) => {
      const result = validate(firstName, answer);
      if ('value' in result) expect(verdict(firstName, result.value)).toBe(result.value);
      else expect(result.messages).toHaveLength(1);
    }),
  );
});

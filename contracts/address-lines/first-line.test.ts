import { expect, test } from 'vitest';
import type { AddressLines } from './address-lines.ts';
import { firstLine } from './first-line.ts';

test.each<[string, Partial<AddressLines>, string]>([
  ['the house number comes before the street', {}, '12 High Street'],
  [
    'a house name is separated by a comma',
    { houseName: 'Elm House', houseNumber: null },
    'Elm House, High Street',
  ],
  ['house name and number are joined', { houseName: 'Elm House' }, 'Elm House 12 High Street'],
  ['a flat comes before the house', { flatNumber: 'Flat 2' }, 'Flat 2, 12 High Street'],
  ['a bare flat number gets the word Flat', { flatNumber: '2b' }, 'Flat 2b, 12 High Street'],
  ['an annexe does not get the word Flat', { flatNumber: 'The Annexe' }, 'The Annexe, 12 High Street'],
  [
    'an organisation comes first of all',
    { organisation: 'Bakers', flatNumber: 'Unit 2' },
    'Bakers, Unit 2, 12 High Street',
  ],
  ['a farm needs no street', { houseName: 'Far Farm', houseNumber: null, street: null }, 'Far Farm'],
  [
    'a house number that was typed with the street is not repeated',
    { street: '12 High Street' },
    '12 High Street',
  ],
  [
    'a flat that was typed with the street is not repeated',
    { flatNumber: '2', street: 'flat 2, 12 High Street', houseNumber: null },
    'flat 2, 12 High Street',
  ],
  [
    'the number 1 is not taken for the start of 12th Street',
    { houseNumber: '1', street: '12th Street' },
    '1 12th Street',
  ],
  ['an address without these parts has an empty line', { houseNumber: null, street: null }, ''],
])('%s', (_, parts, line) => {
  expect(firstLine({ houseNumber: '12', street: 'High Street', ...parts })).toBe(line);
});

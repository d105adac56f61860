import { expect, test } from 'vitest';
import type { AddressLines } from './address-lines.ts';
import { firstLine } from './first-line.ts';

test.each<[string, Partial<AddressLines>, string]>([
  ['a number stands before the street', {}, '12 High Street'],
  ['a name is set off by a comma', { houseName: 'Elm House', houseNumber: null }, 'Elm House, High Street'],
  ['name and number are joined', { houseName: 'Elm House' }, 'Elm House 12 High Street'],
  ['a flat comes first', { flatNumber: 'Flat 2' }, 'Flat 2, 12 High Street'],
  ['a bare flat number says what it is', { flatNumber: '2b' }, 'Flat 2b, 12 High Street'],
  ['an annexe is no flat', { flatNumber: 'The Annexe' }, 'The Annexe, 12 High Street'],
  [
    'an organisation comes first of all',
    { organisation: 'Bakers', flatNumber: 'Unit 2' },
    'Bakers, Unit 2, 12 High Street',
  ],
  ['a farm needs no street', { houseName: 'Far Farm', houseNumber: null, street: null }, 'Far Farm'],
  [
    'a number that was typed with the street is not said twice',
    { street: '12 High Street' },
    '12 High Street',
  ],
  [
    'nor a flat',
    { flatNumber: '2', street: 'flat 2, 12 High Street', houseNumber: null },
    'flat 2, 12 High Street',
  ],
  ['but 1 is not the start of 12', { houseNumber: '1', street: '12th Street' }, '1 12th Street'],
  ['nothing is nothing', { houseNumber: null, street: null }, ''],
])('%s', (_, parts, line) => {
  expect(firstLine({ houseNumber: '12', street: 'High Street', ...parts })).toBe(line);
});

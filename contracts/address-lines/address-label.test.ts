import { expect, test } from 'vitest';
import { addressLabel, wholeAddress } from './address-label.ts';

const place = { postalTown: 'Ashcombe', postcode: 'SW1A 1AA' };

test.each([
  [{ houseNumber: '14', street: 'Skylark Row' }, '14 Skylark Row, Ashcombe, SW1A 1AA'],
  [{ houseNumber: '14', street: '14 Skylark Row' }, '14 Skylark Row, Ashcombe, SW1A 1AA'],
  [{ houseNumber: '1', street: '14th Avenue' }, '1 14th Avenue, Ashcombe, SW1A 1AA'],
  [
    { flatNumber: '2', houseNumber: '16', street: 'Skylark Row' },
    'Flat 2, 16 Skylark Row, Ashcombe, SW1A 1AA',
  ],
  [{ flatNumber: 'Flat 2', street: 'Flat 2, 16 Skylark Row' }, 'Flat 2, 16 Skylark Row, Ashcombe, SW1A 1AA'],
  [{ houseName: 'The Old Forge', locality: 'Elton' }, 'The Old Forge, Elton, Ashcombe, SW1A 1AA'],
  [
    {
      flatNumber: 'Flat 2',
      houseName: 'Elm House',
      houseNumber: '12',
      street: 'High Street',
      county: 'Kent',
    },
    'Flat 2, Elm House 12 High Street, Ashcombe, SW1A 1AA',
  ],
  [{}, 'Ashcombe, SW1A 1AA'],
])('%j is labelled %j', (parts, label) => {
  expect(addressLabel({ ...place, ...parts })).toBe(label);
});

test('an address that has only a postcode is labelled with the postcode', () => {
  expect(addressLabel({ postcode: 'SW1A 1AA', street: null, postalTown: '' })).toBe('SW1A 1AA');
});

test('the whole address includes the county', () => {
  expect(wholeAddress({ ...place, houseNumber: '12', street: 'High Street', county: 'Kent' })).toBe(
    '12 High Street, Ashcombe, Kent, SW1A 1AA',
  );
});

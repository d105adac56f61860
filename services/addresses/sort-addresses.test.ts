import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressLabel } from '#contracts/address-lines/address-label.ts';
import { makeAddress } from './addresses.fixture.ts';
import { sortAddresses } from './sort-addresses.ts';

const sorted = (...addresses: Parameters<typeof makeAddress>[0][]) =>
  sortAddresses(addresses.map((parts, nth) => makeAddress({ id: String(nth), ...parts }))).map((address) =>
    addressLabel(address).replace(', Birmingham, B1 9ZZ', ''),
  );

test('9 comes before 9A, 11 after both', () => {
  expect(sorted({ houseNumber: '11' }, { houseNumber: '9A' }, { houseNumber: '9' })).toEqual([
    '9 High Street',
    '9A High Street',
    '11 High Street',
  ]);
});

test('Flat 2 comes before Flat 10, and the flats of a house are adjacent', () => {
  expect(
    sorted(
      { houseNumber: '11' },
      { houseNumber: '3', flatNumber: 'Flat 10' },
      { houseNumber: '3', flatNumber: 'FLAT 2' },
      { houseNumber: '1' },
    ),
  ).toEqual(['1 High Street', 'FLAT 2, 3 High Street', 'Flat 10, 3 High Street', '11 High Street']);
});

test('houses without a number come after those with one, by name', () => {
  const unnumbered = { houseNumber: null };
  expect(
    sorted(
      { ...unnumbered, houseName: 'Well House' },
      { ...unnumbered, houseName: 'Ash House' },
      { houseNumber: '7' },
    ),
  ).toEqual(['7 High Street', 'Ash House, High Street', 'Well House, High Street']);
});

test('addresses of a street are adjacent', () => {
  expect(sorted({ street: 'Vale Road' }, {}, { street: 'Vale Road', houseNumber: '2' })).toEqual([
    '12 High Street',
    '2 Vale Road',
    '12 Vale Road',
  ]);
});

test('addresses with identical parts have a stable order', () => {
  const twins = ['2', '1', '3'].map((id) => makeAddress({ id }));
  expect(sortAddresses(twins).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

const someText = fc.option(
  fc.constantFrom('1', '2', '9', '10', '11', '9a', 'Flat 2', 'flat 10', 'Ash', 'Zoë', '007', '7'),
);
const someAddresses = fc.uniqueArray(
  fc
    .record({
      id: fc.nat().map(String),
      street: someText,
      houseNumber: someText,
      houseName: someText,
      flatNumber: someText,
      organisation: someText,
    })
    .map(makeAddress),
  { selector: ({ id }) => id, maxLength: 30 },
);

test('the order does not depend on the original order of the addresses', () => {
  fc.assert(
    fc.property(
      someAddresses.chain((addresses) =>
        fc.tuple(fc.constant(addresses), fc.shuffledSubarray(addresses, { minLength: addresses.length })),
      ),
      ([addresses, shuffled]) => {
        expect(sortAddresses(shuffled)).toEqual(sortAddresses(addresses));
        expect(sortAddresses(sortAddresses(addresses))).toEqual(sortAddresses(addresses));
      },
    ),
  );
});

test('house numbers and flat numbers are in ascending order, whatever they are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99_999 })), (numbers) => {
      const inOrder = numbers.toSorted((one, other) => one - other);
      const flats = numbers.map((number) => makeAddress({ id: `${number}`, flatNumber: `Flat ${number}` }));
      const houses = numbers.map((number) => makeAddress({ id: `${number}`, houseNumber: `${number}` }));
      expect(sortAddresses(flats).map(({ id }) => Number(id))).toEqual(inOrder);
      expect(sortAddresses(houses).map(({ id }) => Number(id))).toEqual(inOrder);
    }),
  );
});

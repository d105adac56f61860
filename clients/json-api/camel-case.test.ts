import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '#contracts/forms/text.fixture.ts';
import { camelCase, camelCaseKeys } from './camel-case.ts';

// SPEC §7: "Responses are deserialized from JSON-API into camelCase fields."
test.each([
  ['query-type', 'queryType'],
  ['address-line1', 'addressLine1'],
  ['address-line-1', 'addressLine1'],
  ['bg-service-area', 'bgServiceArea'],
  ['first_name', 'firstName'],
  ['a--b', 'aB'],
  ['postcode', 'postcode'],
  ['firstName', 'firstName'],
  ['isManual', 'isManual'],
  ['-x', '-x'],
  ['x-', 'x-'],
  ['__proto__', '__proto__'],
  ['', ''],
])('%j becomes %j', (name, camel) => {
  expect(camelCase(name)).toBe(camel);
});

test('names are converted at every depth, and values are unchanged', () => {
  expect(
    camelCaseKeys({ 'contact-number': { 'the-type': 'a-b' }, 'a-list': [{ 'b-c': null }, 'd-e', 1] }),
  ).toEqual({
    contactNumber: { theType: 'a-b' },
    aList: [{ bC: null }, 'd-e', 1],
  });
});

test('a name called __proto__ stays a name, and changes no prototype', () => {
  const read = camelCaseKeys(JSON.parse('{"a-b":{"__proto__":{"is-admin":true}}}')) as { aB: object };
  expect(Object.getPrototypeOf(read.aB)).toBe(Object.prototype);
  expect(Object.keys(read.aB)).toEqual(['__proto__']);
});

test('converting a name twice changes nothing more', () => {
  const names = fc.oneof(textOf('ab-_1Éß'), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(names, (name) => {
      expect(camelCase(camelCase(name))).toBe(camelCase(name));
    }),
  );
});

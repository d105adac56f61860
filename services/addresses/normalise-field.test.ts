import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#contracts/forms/text.fixture.ts';
import { normaliseLine } from '#contracts/forms/normalise-line.ts';
import { normaliseField } from './normalise-field.ts';

test.each([
  ['High Street', 'High Street'],
  ['  High  Street ', 'High Street'],
  ['High\r\nStreet', 'High Street'],
  ['High\u0000Street', 'High Street'],
  ['\u00A0High Street\t', 'High Street'],
  ['Clos y Dŵr', 'Clos y Dŵr'],
  ['Clos y Dw\u0302r', 'Clos y Dŵr'],
  ['\u200bHigh\u202a Street', 'High Street'],
  [' \u0007\n', null],
  ['', null],
])('%j is stored as %j', (text, stored) => {
  expect(normaliseField(text)).toBe(stored);
});

test('text is tidied as in a form', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normaliseField(text)).toBe(normaliseLine(text) || null);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loggableDetail } from './loggable-detail.ts';

test.each([
  ['The subject is required.', 'the subject is required'],
  ['query-type must not be null', 'query type must not be null'],
  ['"jane@example.com" is not a valid email', '… is not a valid email'],
  ['Customer Amara Hill of SW1A 1AA not found', 'customer … of … not found'],
  ['customer amara hill not found', 'customer … not found'],
  ['07700 900 982 has too many digits', '… has too many digits'],
  ['no customer Elizabeth Long, Reading', 'no customer …'],
  ['Read, Key, Field, Short, Body, More and Down were not found', '… and … were not found'],
  ['', ''],
])('%j is logged as %j', (text, logged) => {
  expect(loggableDetail(text)).toBe(logged);
});

test('whatever was typed, nothing with a digit or a symbol is in the log, and a line stays short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const logged = loggableDetail(`${text} is not valid ${text}`);
      expect(logged).toMatch(/^[a-z… ]*$/);
      expect(logged.length).toBeLessThanOrEqual(600);
    }),
  );
});

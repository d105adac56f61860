import { expect, test } from 'vitest';
import { scrubbedPath } from './scrubbed-path.ts';

test.each([
  ['/help-and-support/meters/economy-7-meters', '/help-and-support/meters/economy-7-meters'],
  ['/help-and-support/bills?email=jane@example.com#typed', '/help-and-support/bills'],
  ['/help-and-support/jane.doe%40example.com/x', '/help-and-support/[email]/x'],
  ['/help-and-support/jane@example.com', '/help-and-support/[email]'],
  ['/a@b@c/@@jane@example.com', '/[email]@c/@@[email]'],
  ['/account/900012345678/quote-2026', '/account/[digits]/quote-2026'],
  ['/help-and-support/typed%20words%3Fq=1%0A', '/help-and-support/typed-words-q=1-'],
  ['/help-and-support/%E0%A4%A', '/help-and-support/%E0%A4%A'],
])('%s is reported as %s', (address, path) => {
  expect(scrubbedPath(address)).toBe(path);
});

test('a very long path is truncated', () => {
  expect(scrubbedPath(`/${'x'.repeat(1_000)}`)).toHaveLength(200);
});

import { expect, test } from 'vitest';
import { scrubText, scrubUrl, scrubWords } from './scrub-text.ts';

test.each([
  ['mail pat.o’neil+gas@mail.example.co.uk now', 'mail [email] now'],
  ["or josé.o'neil@münchen.example", 'or [email]'],
  ['/customers/jos%C3%A9%40example.com/x', '/customers/[email]/x'],
  ["went to /find?q=O'Neil(Jane)%20x then", 'went to /find then'],
  ['pat%40example.com', '[email]'],
  ['call 07700 900 982', 'call [digits]'],
  ['call +44 (0)7700-900982 today', 'call [digits] today'],
  ['account 12345678', 'account [digits]'],
  ['I live at ab1 9zz, or SW1A1AA', 'I live at [postcode], or [postcode]'],
  ['authorization: Bearer abc.DEF-123_x', 'authorization: [token]'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln end', 'token [token] end'],
  ['at f (https://a.example/x?q=secret:1:2)', 'at f (https://a.example/x'],
  ['from /help-and-support/deals?to=me#here, then', 'from /help-and-support/deals then'],
])('%s is sent as %s', (text, sent) => {
  expect(scrubText(text)).toBe(sent);
  expect(scrubText(sent), 'once more').toBe(sent);
});

test.each([
  'Cannot read properties of undefined (reading "x")',
  'at render @ https://a.example/help-and-support/assets/frame-B1kd.js:1:20481',
  '404 Not Found /help-and-support/meters',
  'Economy 7, £250.50, 8am to 6pm',
])('%s has nothing to remove', (text) => {
  expect(scrubText(text)).toBe(text);
});

test('an address loses query and fragment, and the numbers and e-mail addresses in its path', () => {
  expect(scrubUrl('https://a.example/find?q=secret#part')).toBe('https://a.example/find');
  expect(scrubUrl('/customers/pat@example.com/12345678#x?y')).toBe('/customers/[email]/[digits]');
  expect(scrubUrl('?q=secret')).toBe('');
});

test('text that renders a page keeps its numbers, and loses e-mail addresses', () => {
  expect(scrubWords('M1234567 10 20z')).toBe('M1234567 10 20z');
  expect(scrubWords('Write to pat@example.com')).toBe('Write to [email]');
});

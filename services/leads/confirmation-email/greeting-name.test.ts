import { expect, test } from 'vitest';
import { greetingName } from './greeting-name.ts';

test.each([
  'Robin',
  'Mary Jane',
  'Maria del Carmen',
  'Anne-Marie',
  'D’Arcy',
  "Ma'ayan",
  '’t Anna',
  'J.R.',
  'J. R.',
  'Wm.',
  'Siân',
  'Łucja',
  'Nguyễn',
  'Ἀλέξανδρος',
  'محمد',
  'علی‌رضا',
  'प्रिया',
  'ผ่องศรี',
  '美咲',
])('%s is greeted by name', (name) => {
  expect(greetingName(name)).toBe(name.normalize('NFC'));
});

test('spaces and invisible characters around a name are removed', () => {
  expect(greetingName('  Mary \n Jane\u202e ')).toBe('Mary Jane');
});

test.each([
  ['nothing', '   '],
  ['an e-mail address', 'robin@example.com'],
  ['a link', 'https://evil.example/pay'],
  ['a domain', 'evil.example'],
  ['a short domain', 't.co'],
  ['a domain after a name', 'Robin evil.example'],
  ['a domain with a dot of another script', 'evil。example'],
  ['digits', 'Robin 0800'],
  ['digits of another script', 'Robin ٠٨٠٠'],
  ['a sentence', 'You have won a prize'],
  ['several lines', 'Robin\r\nYour\nreference\nFAKE'],
  ['a sign', 'Robin!'],
  ['markup', '<b>Robin</b>'],
  ['more than 40 letters', 'R'.repeat(41)],
  ['marks piled on a letter', `R${'\u0301'.repeat(20)}`],
  ['marks alone', '\u0301'],
  ['joiners alone', '\u200d'],
  ['far too much', `Robin${' '.repeat(100_000)}`],
])('%s is not a name to greet someone by', (_, typed) => {
  expect(greetingName(typed)).toBeUndefined();
});

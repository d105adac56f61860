import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toAscii } from './ascii-source.ts';

test.each([
  "'£5 – “quoted” \u{1f600}'",
  '`${1}é${2}\u{1f600}`',
  "['–', '£', 'x'].map((text) => /^[£–]$/.test(text))",
  String.raw`'a😀b'.replace(/[😀]/u, '£')`,
  'const één = 2; één',
])('%s means the same in ASCII', (code) => {
  const ascii = toAscii(code);
  expect(ascii).not.toMatch(/[^\0-\u007f]/);
  expect(runInNewContext(ascii)).toEqual(runInNewContext(code));
});

test('a String.raw template with a character beyond ASCII is refused', () => {
  expect(() => toAscii('String.raw`£5`')).toThrow('String.raw');
  expect(toAscii('String.raw`\\d`')).toBe('String.raw`\\d`');
});

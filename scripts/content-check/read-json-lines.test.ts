import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonFault, readJsonLines } from './read-json-lines.ts';

function faultIn(text: string): string {
  try {
    readJsonLines(text);
    return 'none';
  } catch (fault) {
    if (fault instanceof JsonFault) return `${fault.line}: ${fault.message}`;
    throw fault;
  }
}

test.each([
  ['{\n  "a": 1,\n}', '2: the comma before } must go'],
  ['[\n  1\n  2\n]', '2: a comma is missing before 2'],
  ['{\n  "a": "x"\n  "b": "y"\n}', '2: a comma is missing before "b"'],
  ['{,}', '1: there is a comma too many'],
  ['[1,\n, 2]', '2: there is a comma too many'],
  ['{\n  "a" 1\n}', '2: a colon is missing after "a"'],
  ['{\n  a: 1\n}', '2: a stands where a field\'s name is expected, in "quotation marks"'],
  ['{\n  "a": yes\n}', '2: yes stands where a value is expected; text needs "quotation marks"'],
  ['{\n  "a": 07\n}', '2: 07 stands where a value is expected; text needs "quotation marks"'],
  ['{\n  "a": "one\n  two"\n}', '2: a text is not closed with a quotation mark on its line'],
  ['{\n  "a": "C:\\new\\x"\n}', '2: "C:\\new\\x" has a backslash or a character that JSON can\'t read'],
  ['{\n  "a": [1, 2]\n', '2: it ends before its last } or ]'],
  ['', '1: it is empty'],
  ['{}\n}', '2: } stands after its end'],
  ['{\n  "a":\u00A01\n}', '2: it has a no-break space outside its texts: write a plain space'],
  ['{\n\u00A0\u00A0"a": 1\n}', '2: it has a no-break space outside its texts: write a plain space'],
  ['{}\n\uFEFF', '2: it has a byte order mark outside its texts: write a plain space'],
  ['{"a":\n1\u2003}', '2: it has a character U+2003 outside its texts: write a plain space'],
  ['[\u200B]', '1: it has a character U+200B outside its texts: write a plain space'],
])('the mistake in %j is reported with its line', (text, fault) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect(faultIn(text)).toBe(fault);
});

test('all valid JSON is parsed as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(readJsonLines(text).value).toEqual(JSON.parse(text));
    }),
  );
});

test('a byte order mark at the start is ignored, as by the site', () => {
  const { value, lineOf } = readJsonLines('\uFEFF{\n  "a": "one\u00A0pound"\n}');
  expect(value).toEqual({ a: 'one\u00A0pound' });
  expect(lineOf(['a'])).toBe(2);
});

test('invalid JSON is refused', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"',
    '1',
    '-',
    'true',
    'nul',
    ' ',
    '\n',
    '\u00A0',
    '\v',
    '\u2028',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const text = parts.join('');
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(faultIn(text) === 'none').toBe(isJson);
    }),
  );
});

test('each part has the line of its name, and a missing one that of its would-be parent', () => {
  const { lineOf } = readJsonLines(
    '{\n  "pages": [\n    { "path": "/" },\n    {\n      "path":\n        "/a"\n    }\n  ]\n}',
  );
  expect(
    [[], ['pages'], ['pages', 0, 'path'], ['pages', 1], ['pages', 1, 'path'], ['pages', 1, 'title']].map(
      lineOf,
    ),
  ).toEqual([1, 2, 3, 4, 5, 4]);
});

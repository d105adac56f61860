import { expect, test } from 'vitest';
import { encodeHtml } from './encode-html.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const long = 'A page of letters alone. '.repeat(100);

test.each([
  { name: 'nothing', parts: [] },
  {
    name: 'short text and cached bytes',
    parts: ['<p>it’s ', bytes('£5</p>'), '', bytes('😀'), 'half \ud83d'],
  },
  { name: 'long text', parts: [long, bytes('“Ŵ”'), `${long} it’s £5`, long] },
  {
    name: 'more than the buffer has room for',
    parts: [long.repeat(100), 'it’s', bytes(long), '£'.repeat(5_000)],
  },
])('a page has the bytes of all its parts: $name', ({ parts }) => {
  const whole = parts
    .map((part) => (typeof part === 'string' ? part : new TextDecoder().decode(part)))
    .join('');
  expect([...encodeHtml(parts)]).toEqual([...bytes(whole)]);
});

test('the bytes of one page do not change with the next', () => {
  const first = encodeHtml([long]);
  encodeHtml(['it’s another page']);
  expect(new TextDecoder().decode(first)).toBe(long);
});

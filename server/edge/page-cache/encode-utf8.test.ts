import { expect, test } from 'vitest';
import { encodeUtf8 } from './encode-utf8.ts';

const long = 'it’s £5, 😀 '.repeat(10_000);

test.each(['', '<p>ASCII</p>', 'café, 20°', 'it’s £5, “Ŵ” 😀', 'half \ud83d a pair', '\udc00', long])(
  '%.40j has the bytes that TextEncoder gives',
  (text) => {
    expect([...encodeUtf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  },
);

test('the bytes of one text do not change with the next', () => {
  const first = encodeUtf8('it’s');
  encodeUtf8('they');
  expect(new TextDecoder().decode(first)).toBe('it’s');
});

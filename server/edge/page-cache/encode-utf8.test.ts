import { expect, test } from 'vitest';
import { encodeUtf8 } from './encode-utf8.ts';

test.each(['', '<p>ASCII</p>', 'café, 20°', 'it’s £5, “Ŵ” 😀', 'half \ud83d a pair', '\udc00'])(
  '%j has the bytes that TextEncoder gives',
  (text) => {
    expect([...encodeUtf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  },
);

import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCompressWell } from './encodings.ts';

// Stands for a compression that fails because memory is short.
const notBytes = 12 as never;

test('a failed compression gives undefined, and the next one works', async () => {
  const compressWell = createCompressWell();
  const page = Buffer.from('<p>How to read your meter</p>');
  const [failed, compressed] = await Promise.all([compressWell(notBytes), compressWell(page)]);
  expect(failed).toBeUndefined();
  expect(brotliDecompressSync(compressed ?? '')).toEqual(page);
});

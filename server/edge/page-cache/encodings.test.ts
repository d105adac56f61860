import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressUncached, createCompressWell } from './encodings.ts';

// Stands for a compression that fails because memory is short.
const notBytes = 12 as never;

test('a failed compression gives undefined, and the next one works', async () => {
  const compressWell = createCompressWell();
  const page = Buffer.from('<p>How to read your meter</p>');
  const [failed, compressed] = await Promise.all([compressWell(notBytes), compressWell(page)]);
  expect(failed).toBeUndefined();
  expect(brotliDecompressSync(compressed ?? '')).toEqual(page);
});

test.each([
  ['zstd', zstdDecompressSync],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a response that takes several blocks of %s is whole', (encoding, decompress) => {
  // Random bytes stay as large as they are.
  const bytes = new Uint8Array(randomBytes(64 * 1024));
  const compressed = compressUncached(bytes, encoding);
  expect(compressed?.encoding).toBe(encoding);
  expect(new Uint8Array(decompress(compressed?.bytes ?? ''))).toEqual(bytes);
});

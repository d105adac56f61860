import { expect, test } from 'vitest';
import { readIcon } from '#tests/support/read-icon.ts';
import { packIcon } from './pack-icon.ts';

/** The header of a PNG with this side, followed by as many bytes. */
function pngOf(side: number): Uint8Array {
  const png = Buffer.alloc(24 + side);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  return png;
}

test('an icon contains each picture, in its size, one after the other', () => {
  const icon = packIcon([16, 32, 48].map((side) => ({ side, png: pngOf(side) })));
  expect(readIcon(new Uint8Array(icon).buffer)).toEqual(
    [16, 32, 48].map((side) => ({ side, png: { width: side, height: side } })),
  );
  expect(icon.byteLength).toBe(6 + 3 * 16 + 3 * 24 + 16 + 32 + 48);
});

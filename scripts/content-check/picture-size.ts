export type PictureSize = { width: number; height: number };

/** Start-of-frame markers of JPEG; the other numbers between them mean something else. */
const frameMarkers = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** The size in pixels of a PNG, WebP or JPEG, from its first bytes; undefined for anything else, such as a drawing. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.toString('latin1', 1, 4) === 'PNG')
      return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
    if (view.toString('latin1', 8, 12) === 'WEBP') return sizeOfWebp(view);
    if (view.readUInt16BE(0) === 0xffd8) return sizeOfJpeg(view);
  } catch (problem) {
    // The file ends before its size.
    if (!(problem instanceof RangeError)) throw problem;
  }
  return undefined;
}

function sizeOfWebp(view: Buffer): PictureSize | undefined {
  const format = view.toString('latin1', 12, 16);
  if (format === 'VP8X') return { width: view.readUIntLE(24, 3) + 1, height: view.readUIntLE(27, 3) + 1 };
  if (format === 'VP8 ')
    return { width: view.readUInt16LE(26) & 0x3fff, height: view.readUInt16LE(28) & 0x3fff };
  if (format !== 'VP8L') return undefined;
  const both = view.readUInt32LE(21);
  return { width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1 };
}

function sizeOfJpeg(view: Buffer): PictureSize | undefined {
  for (let at = 2; at < view.length; at += 2 + view.readUInt16BE(at + 2)) {
    if (frameMarkers.has(view.readUInt8(at + 1)))
      return { width: view.readUInt16BE(at + 7), height: view.readUInt16BE(at + 5) };
  }
  return undefined;
}

/** A square picture: its side in pixels, and its PNG data. */
export type IconPicture = { side: number; png: Uint8Array };

const headBytes = 6;
const entryBytes = 16;
/** The ICO type of an icon; 2 would be a cursor. */
const iconType = 1;
const bitsPerPixel = 32;

/** Packs pictures of up to 255 pixels into one .ico, each as PNG, which every current browser reads. */
export function packIcon(pictures: IconPicture[]): Uint8Array {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  head.writeUInt16LE(iconType, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [nth, { side, png }] of pictures.entries()) {
    const entry = headBytes + entryBytes * nth;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(bitsPerPixel, entry + 6);
    head.writeUInt32LE(png.byteLength, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.byteLength;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** The pictures in an .ico: the side declared for each, and the size in its PNG header. */
export function readIcon(bytes: ArrayBuffer): { side: number; png: { width: number; height: number } }[] {
  const icon = new DataView(bytes);
  const little = true;
  if (icon.getUint16(0) !== 0 || icon.getUint16(2, little) !== 1) throw new Error('no icon');
  return Array.from({ length: icon.getUint16(4, little) }, (_, nth) => {
    const entry = 6 + 16 * nth;
    const [size, offset] = [icon.getUint32(entry + 8, little), icon.getUint32(entry + 12, little)];
    const png = new DataView(bytes, offset, size);
    if (png.getUint32(0) !== 0x89_50_4e_47) throw new Error('no PNG');
    return { side: icon.getUint8(entry), png: { width: png.getUint32(16), height: png.getUint32(20) } };
  });
}

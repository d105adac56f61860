/** The metadata of a film file. */
export interface FilmFacts {
  width: number;
  height: number;
  seconds: number;
  framesPerSecond: number;
  /** As the file has it: `avc1` is H.264, `V_AV1` is AV1. */
  codec: string;
}

/** Reads the metadata from the boxes of an MP4 (ISO/IEC 14496-12) with one track. */
export function factsOfMp4(file: Buffer): FilmFacts {
  const moov = boxIn(file, 'moov');
  const track = boxIn(moov, 'trak');
  const table = boxIn(boxIn(boxIn(track, 'mdia'), 'minf'), 'stbl');
  const header = boxIn(moov, 'mvhd');
  const seconds = header.readUInt32BE(16) / header.readUInt32BE(12);
  const entry = boxIn(table, 'stsd').subarray(8);
  return {
    width: entry.readUInt16BE(32),
    height: entry.readUInt16BE(34),
    seconds,
    framesPerSecond: boxIn(table, 'stsz').readUInt32BE(8) / seconds,
    codec: entry.toString('latin1', 4, 8),
  };
}

/** The contents of the first box of a type. */
function boxIn(parent: Buffer, type: string): Buffer {
  for (let at = 0; at + 8 <= parent.length;) {
    const size = parent.readUInt32BE(at);
    if (parent.toString('latin1', at + 4, at + 8) === type) return parent.subarray(at + 8, at + size);
    at += Math.max(size, 8);
  }
  throw new Error(`The file has no ${type}`);
}

/** Reads the metadata from the elements of a WebM (Matroska, RFC 9559) with one track. */
export function factsOfWebm(file: Buffer): FilmFacts {
  const segment = elementIn(file, 0x18538067);
  const info = elementIn(segment, 0x1549a966);
  const track = elementIn(elementIn(segment, 0x1654ae6b), 0xae);
  const video = elementIn(track, 0xe0);
  const unit = numberOf(elementIn(info, 0x2ad7b1));
  return {
    width: numberOf(elementIn(video, 0xb0)),
    height: numberOf(elementIn(video, 0xba)),
    seconds: (elementIn(info, 0x4489).readDoubleBE() * unit) / 1e9,
    framesPerSecond: 1e9 / numberOf(elementIn(track, 0x23e383)),
    codec: elementIn(track, 0x86).toString('latin1'),
  };
}

/** The contents of the first element with an id. */
function elementIn(parent: Buffer, wanted: number): Buffer {
  for (let at = 0; at < parent.length;) {
    const id = parent.readUIntBE(at, lengthAt(parent, at));
    at += lengthAt(parent, at);
    const sizeLength = lengthAt(parent, at);
    const size = parent.readUIntBE(at, sizeLength < 7 ? sizeLength : 6) % 2 ** (7 * Math.min(sizeLength, 6));
    const inside = sizeLength < 7 ? size : Number(parent.readBigUInt64BE(at) & 0xffffffffffffffn);
    at += sizeLength;
    if (id === wanted) return parent.subarray(at, at + inside);
    at += inside;
  }
  throw new Error(`The file has no element ${wanted.toString(16)}`);
}

/** How many bytes an id or a size takes: one, and one more for each zero bit before the first 1. */
function lengthAt(bytes: Buffer, at: number): number {
  return Math.clz32((bytes[at] ?? 0) << 24) + 1;
}

function numberOf(bytes: Buffer): number {
  return bytes.readUIntBE(0, bytes.length);
}

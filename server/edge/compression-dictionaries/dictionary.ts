import { createHash } from 'node:crypto';

/** Bytes that the browser also has, so that a response can be compressed with them. RFC 9842. */
export type Dictionary = {
  bytes: Uint8Array;
  /** How browsers name it in `Available-Dictionary`: its SHA-256 as a byte sequence of RFC 9651. */
  name: string;
  /** The start of a response compressed with it, RFC 9842 §5: a frame that Zstandard skips, with the SHA-256. */
  frame: Uint8Array;
};

const startOfFrame = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0];

export function createDictionary(bytes: Uint8Array): Dictionary {
  const hash = createHash('sha256').update(bytes).digest();
  return {
    bytes,
    name: `:${hash.toString('base64')}:`,
    frame: Buffer.concat([Buffer.from(startOfFrame), hash]),
  };
}

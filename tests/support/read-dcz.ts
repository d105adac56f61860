import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';

/** What Chromium accepts when it has a dictionary. */
export const acceptsDictionary = 'gzip, deflate, br, zstd, dcb, dcz';

/** How a body that refers to a dictionary starts, before the SHA-256 of the dictionary. RFC 9842 §5. */
const magicNumber = '5e2a4d1820000000';

/** The address of the page dictionary in a response's `Server-Timing`; undefined without one. */
export function dictionaryIn(serverTiming: string | string[] | null | undefined): string | undefined {
  return /page-dictionary;desc="([^"]+)"/.exec(String(serverTiming))?.[1];
}

/** The value of `Available-Dictionary` from a browser that has these bytes. */
export function nameOf(dictionary: Uint8Array): string {
  return `:${sha256(dictionary).toString('base64')}:`;
}

/** The text of a body, for a browser with this dictionary; throws if the body refers to another one. */
export function readDcz(body: Buffer, dictionary: Uint8Array): string {
  const start = magicNumber + sha256(dictionary).toString('hex');
  if (body.toString('hex', 0, start.length / 2) !== start)
    throw new Error('It refers to another dictionary.');
  return zstdDecompressSync(body.subarray(start.length / 2), { dictionary }).toString();
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

import type { HtmlPart } from '#app/context.ts';
import { encodeUtf8 } from './encode-utf8.ts';

/** Room for most pages. A longer one takes a buffer for each part. */
const scratch = Buffer.allocUnsafeSlow(256 * 1024);
/** What a unit of UTF-16 takes at most in UTF-8. */
const bytesPerUnit = 3;
/** Up to this length, Node writes text as UTF-8 sooner than it finds out whether it is ASCII. */
const shortLength = 200;

/** A page's bytes. Parts that are bytes already, such as cached fragments, are copied. */
export function encodeHtml(parts: readonly HtmlPart[]): Uint8Array<ArrayBuffer> {
  const most = parts.reduce((sum, { length }) => sum + length, 0) * bytesPerUnit;
  if (most > scratch.length) return Buffer.concat(parts.map(toBytes));
  let length = 0;
  for (const part of parts) length += write(part, length);
  return new Uint8Array(scratch.subarray(0, length));
}

const toBytes = (part: HtmlPart) => (typeof part === 'string' ? encodeUtf8(part) : part);

/** Returns how many bytes were written. */
function write(part: HtmlPart, at: number): number {
  if (typeof part === 'string') {
    if (part.length <= shortLength) return scratch.write(part, at);
    if (Buffer.byteLength(part) === part.length) return scratch.write(part, at, 'latin1');
  }
  const bytes = toBytes(part);
  scratch.set(bytes, at);
  return bytes.length;
}

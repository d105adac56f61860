import { transcode } from 'node:buffer';

/** Room for most pages, whose longest parts are cached as bytes; a longer one takes a buffer of its own. */
const scratch = Buffer.allocUnsafeSlow(128 * 1024);
const bytesPerUnit = 2;

/**
 * A page's bytes. Pages contain characters beyond Latin-1, for which TextEncoder takes three to six times as long as the
 * way by UTF-16, in which V8 stores such a string.
 */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  try {
    return transcode(toUtf16(text), 'utf16le', 'utf8');
  } catch {
    // Half of a surrogate pair, for which the encoder writes U+FFFD.
    return new TextEncoder().encode(text);
  }
}

function toUtf16(text: string): Uint8Array {
  if (text.length * bytesPerUnit > scratch.length) return Buffer.from(text, 'utf16le');
  return scratch.subarray(0, scratch.write(text, 'utf16le'));
}

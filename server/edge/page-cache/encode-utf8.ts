import { transcode } from 'node:buffer';

/**
 * A page's bytes. Pages contain characters beyond Latin-1, for which TextEncoder takes three to six times as long as the
 * way by UTF-16, in which V8 stores such a string.
 */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // Half of a surrogate pair, for which the encoder writes U+FFFD.
    return new TextEncoder().encode(text);
  }
}

import type { HtmlPart } from '#app/context.ts';
import { encodeUtf8 } from './encode-utf8.ts';

/** A page's bytes. Parts that are bytes already, such as cached fragments, are copied. */
export function encodeHtml(parts: readonly HtmlPart[]): Uint8Array<ArrayBuffer> {
  const encoded = parts.map((part) => (typeof part === 'string' ? encodeUtf8(part) : part));
  return Buffer.concat(encoded);
}

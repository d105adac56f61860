import { createInflate } from 'node:zlib';

/** The inflated data, or why there is none: more than `limit` bytes, or an incomplete deflate stream. */
export type Inflated = { ok: true; bytes: Buffer } | { ok: false; reason: 'too-large' | 'damaged' };

/** Decompresses what a stranger sent, and stops as soon as it comes to more than `limit` bytes: a bomb never goes off. */
export async function inflateWithin(deflated: Uint8Array, limit: number): Promise<Inflated> {
  const engine = createInflate();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    engine.end(deflated);
    for await (const chunk of engine as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) return { ok: false, reason: 'too-large' };
      chunks.push(chunk);
    }
  } catch {
    return { ok: false, reason: 'damaged' };
  }
  // Bytes after the end belong to no segment.
  const isWhole = engine.bytesWritten === deflated.byteLength;
  return isWhole ? { ok: true, bytes: Buffer.concat(chunks, size) } : { ok: false, reason: 'damaged' };
}

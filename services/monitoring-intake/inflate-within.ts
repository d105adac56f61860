import { createInflate } from 'node:zlib';

/** The inflated data, or why there is none: more than `limit` bytes, or an incomplete deflate stream. */
export type Inflated = { ok: true; bytes: Buffer } | { ok: false; reason: 'too-large' | 'damaged' };

/** Decompresses untrusted data. Stops as soon as it exceeds `limit` bytes, in case it is a decompression bomb. */
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
  // Bytes after the end of the stream make the data invalid.
  const isWhole = engine.bytesWritten === deflated.byteLength;
  return isWhole ? { ok: true, bytes: Buffer.concat(chunks, size) } : { ok: false, reason: 'damaged' };
}

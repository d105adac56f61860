import type { Context } from 'hono';
import { compressUncached } from './encodings.ts';
import { replaceResponse } from './replace-response.ts';

/** Compresses a page that is never cached, if its browser accepts that. */
export function compressResponse(c: Context, bytes: Uint8Array<ArrayBuffer>): void {
  const { status, headers } = c.res;
  const compressed = compressUncached(bytes, c.req.header('accept-encoding') ?? '');
  if (!compressed) return;
  headers.set('content-encoding', compressed.encoding);
  headers.append('vary', 'Accept-Encoding');
  replaceResponse(c, new Response(compressed.bytes, { status, headers }));
}

/** What is compressed besides pages: suggestions, speculation rules, the site map. */
const textType = /^application\/(?:[\w.]+\+)?(?:json|xml)\b/;
/** Below this size the `Content-Encoding` header costs as much as compression saves. */
const smallestBytes = 256;

/** Compresses a JSON or XML response. */
export async function compressData(c: Context): Promise<void> {
  const { status, headers } = c.res;
  if (status !== 200 || c.req.method === 'HEAD' || headers.has('content-encoding')) return;
  if (!textType.test(headers.get('content-type') ?? '')) return;
  const bytes = new Uint8Array(await c.res.clone().arrayBuffer());
  if (bytes.byteLength >= smallestBytes) compressResponse(c, bytes);
}

import type { Context } from 'hono';
import { chooseEncoding, compressOnce } from './encodings.ts';

const encoder = new TextEncoder();

/** Compresses the answer, a page that is never cached, for its one visitor as far as the browser accepts that. */
export function compressAnswer(c: Context, html: string): void {
  const { status, headers } = c.res;
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '');
  if (encoding === 'identity') return;
  headers.set('content-encoding', encoding);
  headers.append('vary', 'Accept-Encoding');
  // Hono merges the headers of the previous answer into the new one, unless there is no previous answer.
  c.res = undefined;
  c.res = new Response(compressOnce(encoder.encode(html), encoding), { status, headers });
}

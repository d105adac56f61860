import { chooseEncoding, compressOnce } from './encodings.ts';

const encoder = new TextEncoder();

/** A page that is never cached, compressed for its one visitor as far as the browser accepts that. */
export function compressAnswer(answer: Response, html: string, accepted: string | undefined): Response {
  const { status, headers } = answer;
  const encoding = chooseEncoding(accepted ?? '');
  if (encoding === 'identity') return new Response(html, { status, headers });
  headers.set('content-encoding', encoding);
  headers.append('vary', 'Accept-Encoding');
  return new Response(compressOnce(encoder.encode(html), encoding), { status, headers });
}

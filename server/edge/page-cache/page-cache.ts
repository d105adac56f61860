import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '#platform/clock/clock.ts';
import { pageVariant } from './page-variant.ts';

/**
 * How many pages are cached at once: every page of a large help area in its few variants, about 40 MB at the most.
 */
const pageLimit = 500;
/** A compression level that takes a few milliseconds per page and comes within a few percent of the best. */
const brotliQuality = 5;

type Page = {
  status: 200;
  headers: Record<string, string>;
  bodies: { identity: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer>; br: Uint8Array<ArrayBuffer> };
  etag: string;
  freshUntil: number;
};

export type PageVariables = { Variables: { freshUntil?: number } };

/**
 * Caches whole pages that are the same for every visitor, compressed once, with an ETag, for as long as the content
 * they were made of is fresh (`freshUntil`, set by the page's handler). Only GET pages that answer 200 and set no
 * cookie are cached. The browser must revalidate each time, so no visitor sees content older than the server's.
 */
export function pageCache({ clock }: { clock: Clock }) {
  const pages = new Map<string, Page>();
  /** Pages that are being rendered: further requests for the same page wait for it. */
  const rendering = new Map<string, Promise<Page | undefined>>();
  return createMiddleware<PageVariables>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const key = pageVariant(new URL(c.req.url), c.req.header('cookie') ?? '');
    const cached = key === undefined ? undefined : pages.get(key);
    if (cached && cached.freshUntil > clock.monotonic()) return answer(c.req.raw.headers, cached);
    // A page that was cached before is the same for all visitors: one request renders it, and the others wait for
    // that.
    const underway = cached && rendering.get(key ?? '');
    const rendered = underway && (await underway);
    if (rendered) return answer(c.req.raw.headers, rendered);
    const isFirst = key !== undefined && c.req.method === 'GET' && !rendering.has(key);
    if (!isFirst) return void (await render(c, key, next));
    const page = render(c, key, next);
    rendering.set(
      key,
      page.catch(() => undefined),
    );
    await page.finally(() => rendering.delete(key));
    return undefined;
  });

  /** Answers with a page that is rendered now, and returns it when it is the same for every visitor. */
  async function render(c: Context<PageVariables>, key: string | undefined, next: Next) {
    await next();
    const freshUntil = c.get('freshUntil') ?? -Infinity;
    const isPage = c.res.status === 200 && (c.res.headers.get('content-type') ?? '').startsWith('text/html');
    if (key === undefined || c.req.method !== 'GET' || !isPage || c.res.headers.has('set-cookie'))
      return undefined;
    const page = await toPage(c.res, freshUntil);
    const isShared = freshUntil > clock.monotonic() && page.headers['cache-control'] !== 'no-store';
    if (isShared) {
      pages.delete(key);
      pages.set(key, page);
      const oldest = pages.keys().next().value;
      if (pages.size > pageLimit && oldest !== undefined) pages.delete(oldest);
    }
    // Hono merges the headers of the previous answer into the new one, unless there is no previous answer.
    c.res = undefined;
    c.res = answer(c.req.raw.headers, page);
    return isShared ? page : undefined;
  }
}

async function toPage(response: Response, freshUntil: number): Promise<Page> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  if (headers['cache-control'] !== 'no-store') headers['cache-control'] = 'no-cache';
  headers['vary'] = 'Accept-Encoding, Cookie';
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  const etag = createHash('sha256')
    .update(identity)
    .update(headers['content-security-policy'] ?? '')
    .digest('base64url')
    .slice(0, 22);
  return {
    status: 200,
    headers,
    bodies: { identity, gzip: new Uint8Array(gzipSync(identity)), br: new Uint8Array(br) },
    etag: `W/"${etag}"`,
    freshUntil,
  };
}

function answer(request: Headers, page: Page): Response {
  const headers: Record<string, string> = { ...page.headers, etag: page.etag };
  const known = (request.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  if (known.includes(page.etag)) return new Response(null, { status: 304, headers });
  const accepted = request.get('accept-encoding') ?? '';
  const encoding = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(page.bodies[encoding], { status: page.status, headers });
}

/** Whether an Accept-Encoding header names the encoding; `br;q=0` refuses it. */
function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight = ''] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}

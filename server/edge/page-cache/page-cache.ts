import type { Context, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '#platform/clock/clock.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import type { PageDictionaries } from '../compression-dictionaries/page-dictionaries.ts';
import { createCachedPage, isCacheable, type CachedPage } from './cached-page.ts';
import { compressResponse, compressData } from './compress-response.ts';
import { createCompressWell } from './encodings.ts';
import { createPageStore } from './page-store.ts';
import { replaceResponse } from './replace-response.ts';
import { pageVariant, withoutTracking } from './page-variant.ts';

/**
 * How long after its content turned stale a page may still be sent while one request renders it again: content older
 * than 30 s takes 150 ms to refresh at most, and then a page takes some milliseconds.
 */
export const staleWhileRevalidateMs = 1_000;
/** A request waits this long for the same page that another request is rendering; then it renders the page itself. */
export const sharedRenderWaitMs = 1_000;
/** Pages may show today's date. Days begin at a full hour of the clock, wherever the server is. */
const hourMs = 60 * 60 * 1000;
/** How many pages are remembered as not shareable when last rendered: requests for these don't wait for each other. */
const mostUnshared = 1_000;

export type PageVariables = {
  Variables: {
    /** The page, where its handler has it: reading it back from the response takes as long as creating that. */
    pageBytes?: Uint8Array<ArrayBuffer>;
    /** Until when the page may be cached, in monotonic milliseconds; set by its handler. */
    freshUntil?: number;
    /** From this time on the page is wrong, not just old. */
    validUntil?: number;
    /** For a stale page: until when it would be rendered the same; undefined if it has changed or that is not known. */
    unchangedUntil?: () => Promise<number | undefined>;
    /** Until when a cache in front may store the response; set where it is the same for every visitor with the same choices. */
    sharedUntil?: number;
    /** When the visitor began to wait, if that was before the page's handler began. */
    waitingSince?: number;
  };
};

export type PageCacheDeps = {
  clock: Clock;
  /** How many bytes of pages are cached at once, when not the default. */
  mostBytes?: number | undefined;
  metrics?: Pick<Metrics, 'page'> | undefined;
  /** Dictionaries that browsers may have; none when not given. */
  dictionaries?: Pick<PageDictionaries, 'find' | 'serverTimingFor'> | undefined;
};

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Caches whole pages that are the same for every visitor, for as long as the content they were made from is fresh
 * (`freshUntil`, set by the page's handler). Only GET pages that answer 200 and set no cookie are cached. One request
 * renders a page; requests that arrive meanwhile get the last good one, or wait for the new one. The browser must
 * revalidate each time, so no visitor sees content older than the server's.
 */
export function createPageCache({ clock, mostBytes, metrics, dictionaries }: PageCacheDeps) {
  const pages = createPageStore(mostBytes);
  const pageDeps = { compressWell: createCompressWell(), hasDictionaries: dictionaries !== undefined };
  /** Pages that are being rendered; each resolves to undefined if it can't be shared. */
  const rendering = new Map<string, Promise<CachedPage | undefined>>();
  const unshared = new Set<string>();

  /** The page to send now: a fresh one, or for a moment a stale one while another request renders it again. */
  function find(key: string): CachedPage | undefined {
    const page = pages.get(key);
    const now = clock.monotonic();
    if (!page || now < page.freshUntil) return page;
    const staleUntil = Math.min(page.freshUntil + staleWhileRevalidateMs, page.validUntil);
    return rendering.has(key) && now < staleUntil ? page : undefined;
  }

  const middleware = createMiddleware<PageVariables>(async (c, next) => {
    const { method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return respondUncached(c, next);
    const address = withoutTracking(c.req.raw.url);
    const key = pageVariant(new URL(address), c.req.header('cookie') ?? '');
    if (key === undefined) return respondUncached(c, next);
    const page = find(key);
    if (page) return respondCached(c, page);
    const since = clock.monotonic();
    for (
      let leftMs = sharedRenderWaitMs;
      leftMs > 0;
      leftMs = since + sharedRenderWaitMs - clock.monotonic()
    ) {
      const other = rendering.get(key);
      if (!other || unshared.has(key)) break;
      c.set('waitingSince', since);
      const outcome = await withTimeout(
        other.then((rendered) => ({ rendered })),
        leftMs,
      );
      if (outcome?.rendered) return respondCached(c, outcome.rendered);
      if (!outcome) break;
    }
    // For HEAD the page is rendered as for GET, so that it has the same headers; Hono removes the body.
    if (method === 'HEAD')
      c.req.raw = new Request(address, { headers: c.req.raw.headers, signal: c.req.raw.signal });
    else if (address !== c.req.raw.url) c.req.raw = new Request(address, c.req.raw);
    const renewed = renew(c, key, next);
    if (!rendering.has(key)) {
      // A failure is the response to this request alone.
      const outcome = renewed.catch(() => undefined).finally(() => rendering.delete(key));
      rendering.set(key, outcome);
    }
    await renewed;
    return undefined;
  });

  /** A page that is never cached, such as the response to a form. */
  async function respondUncached(c: Context<PageVariables>, next: Next): Promise<undefined> {
    await next();
    const bytes = c.get('pageBytes');
    if (!bytes) await compressData(c);
    else {
      compressResponse(c, bytes);
      // The context outlives the response: without the page, it is a tenth as large (decision 93).
      c.set('pageBytes', undefined);
    }
  }

  /** Answers with the cached page if it would be rendered the same; otherwise renders it. */
  async function renew(c: Context<PageVariables>, key: string, next: Next): Promise<CachedPage | undefined> {
    const cached = pages.get(key);
    const page = cached && (await extend(cached));
    if (!page) return render(c, key, next);
    pages.set(key, page);
    metrics?.page('unchanged');
    c.res = respond(c, page);
    return page;
  }

  function respondCached(c: Context, page: CachedPage): Response {
    metrics?.page('cached');
    return respond(c, page);
  }

  /** The page with a longer life, if none of its content has changed. */
  async function extend(page: CachedPage): Promise<CachedPage | undefined> {
    if (page.hour !== hourNow()) return undefined;
    const freshUntil = (await page.unchangedUntil()) ?? -Infinity;
    return freshUntil > clock.monotonic() ? { ...page, freshUntil } : undefined;
  }

  const hourNow = () => Math.floor(clock.now() / hourMs);

  /** Renders the page, answers with it, and returns it if it is the same for every visitor. */
  async function render(c: Context<PageVariables>, key: string, next: Next): Promise<CachedPage | undefined> {
    const startedAt = clock.monotonic();
    const hour = hourNow();
    metrics?.page('rendered');
    await next();
    const knownFreshUntil = c.get('freshUntil');
    const freshUntil = knownFreshUntil ?? -Infinity;
    const validUntil = c.get('validUntil') ?? Infinity;
    const unchangedUntil = c.get('unchangedUntil') ?? (() => Promise.resolve(undefined));
    const page = isCacheable(c.res)
      ? await createCachedPage(
          c.res,
          c.get('pageBytes'),
          { freshUntil, validUntil, unchangedUntil, hour },
          pageDeps,
        )
      : undefined;
    const isShared = page !== undefined && !page.isPrivate && knownFreshUntil !== undefined;
    if (isShared) {
      unshared.delete(key);
      // If content turned stale during the rendering, the page is stored as stale: only one request renders it again.
      if (freshUntil > startedAt) pages.set(key, page);
      else pages.delete(key);
    } else if (c.res.status < 500 && !c.req.raw.signal.aborted) {
      // A failure, or a rendering for a visitor who has left, says nothing about the page, so it changes nothing here.
      pages.delete(key);
      remember(key);
    }
    if (page) replaceResponse(c, respond(c, page));
    else await compressData(c);
    return isShared && clock.monotonic() < validUntil ? page : undefined;
  }

  function remember(key: string) {
    unshared.delete(key);
    unshared.add(key);
    const oldest = unshared.values().next().value;
    if (unshared.size > mostUnshared && oldest !== undefined) unshared.delete(oldest);
  }

  function respond(c: Context<PageVariables>, page: CachedPage): Response {
    if (!page.isPrivate) c.set('sharedUntil', page.freshUntil);
    const dictionary = dictionaries?.find(c.req.header('available-dictionary'));
    const { status, headers, body } = page.responseTo(
      c.req.header('if-none-match') ?? '',
      c.req.header('accept-encoding') ?? '',
      dictionary,
    );
    const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    const response = new Response(bytes, { status, headers });
    const serverTiming = dictionaries?.serverTimingFor(dictionary);
    if (serverTiming) response.headers.append('server-timing', serverTiming);
    return response;
  }

  return { middleware, find };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '#platform/clock/clock.ts';
import { trustedProxies } from '#platform/visitor-address/trusted-proxies.ts';
import { peerAddress } from '#platform/visitor-address/visitor-address.ts';
import { staleWhileRevalidateMs, type PageVariables } from '../page-cache/page-cache.ts';
import { cookiesForCache, keyHeaders } from './page-keys.ts';

/** While a cache fetches a new page, others may still get the old one: as long as in the site's own page cache. */
const staleWhileRevalidateSeconds = staleWhileRevalidateMs / 1_000;
/** Help stays readable if every process fails overnight, until somebody has seen the alert. */
const staleIfErrorSeconds = 24 * 60 * 60;

type SharedCacheDeps = {
  /** SHARED_CACHE. */
  isOn: boolean;
  /** TRUSTED_PROXIES: the networks whose keys are accepted. */
  networks: readonly string[];
  clock: Clock;
};

/** Takes a request before the framework does, or returns false. */
type Take<Rest extends unknown[]> = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ...rest: Rest
) => boolean;

/**
 * Lets a cache in front store the pages that are the same for every visitor with the same two keys. A page is rendered
 * from the keys alone, and headers for caches say how long its content is fresh. Browsers get the same rules as without
 * a cache.
 */
export function createSharedCache({ isOn, networks, clock }: SharedCacheDeps) {
  const isTrusted = trustedProxies(networks);

  const middleware = createMiddleware<PageVariables>(async (c, next) => {
    const [display, consent] = keyHeaders.map((name) => c.req.header(name));
    if (!isOn || display === undefined || consent === undefined || !isTrusted(peerAddress(c))) return next();
    const cookies = cookiesForCache(c.req.raw, [display, consent]);
    if (cookies === undefined) return next();
    const headers = new Headers(c.req.raw.headers);
    headers.set('cookie', cookies);
    c.req.raw = new Request(c.req.raw, { headers });
    await next();
    const remainingMs = (c.get('sharedUntil') ?? -Infinity) - clock.monotonic();
    for (const [name, value] of Object.entries(remainingMs > 0 ? storable(remainingMs) : notStorable))
      c.res.headers.set(name, value);
    return undefined;
  });

  return {
    middleware,
    /** Requests with keys go on to the middleware. */
    unlessKeyed:
      <Rest extends unknown[]>(take: Take<Rest>): Take<Rest> =>
      (incoming, ...others) =>
        !(isOn && keyHeaders.some((name) => name in incoming.headers)) && take(incoming, ...others),
  };
}

/** Lets a cache store a page while it is fresh: at least 1 s, or all requests in the last second would come through. */
function storable(remainingMs: number): Record<string, string> {
  const seconds = Math.max(1, Math.floor(remainingMs / 1_000));
  const rules = `max-age=${seconds}, stale-while-revalidate=${staleWhileRevalidateSeconds}, stale-if-error=${staleIfErrorSeconds}`;
  return {
    // RFC 9213; the name that Fastly reads; and nginx's.
    'cdn-cache-control': rules,
    'surrogate-control': rules,
    'x-accel-expires': String(seconds),
    vary: ['accept-encoding', ...keyHeaders].join(', '),
  };
}

/** For redirects and errors: some caches store responses that have no rules. */
const notStorable = { 'cdn-cache-control': 'no-store' };

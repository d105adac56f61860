import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AnalyticsClient } from '#clients/analytics/analytics-client.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import { postedBatch, recordedEvent } from '#contracts/analytics-batch.ts';
import type { DataLayerEvent } from '#contracts/analytics-events.ts';
import type { RateLimiter } from '#platform/rate-limits/open-rate-limits.ts';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';
import { allowsMeasuring } from '../measuring/allows-measuring.ts';
import { isFromOwnPage } from '../measuring/is-from-own-page.ts';
import { knownPlaces } from './known-places.ts';

type AnalyticsRoutesDeps = {
  analytics: AnalyticsClient;
  content: Pick<ContentClient, 'categories' | 'brand'>;
  /** The site's own origin as visitors see it. */
  publicUrl: string;
  /** Our own search page counts searches, with their words: what browsers say of them would count twice. */
  searchesAreCounted: boolean;
  limiter: RateLimiter;
};

/** Fifty events of the longest paths have room. */
const mostBytes = 20_000;

/**
 * POST /help-and-support/analytics takes what a visitor's browser recorded, with their consent: 204. Without it 204
 * too, and nothing is kept. 403 from another site, 413, 422 when nothing in it is an event of this site, 429.
 */
export function analyticsRoutes(deps: AnalyticsRoutesDeps) {
  const { analytics, content, publicUrl, searchesAreCounted, limiter } = deps;
  const isOfThisSite = knownPlaces(content);
  const isCounted = async (event: DataLayerEvent) => {
    if (event.event === 'search' && searchesAreCounted) return false;
    // What can't be told for lack of content is not counted.
    return isOfThisSite(event).catch(() => false);
  };

  const admit: MiddlewareHandler = async (c, next) => {
    if (!allowsMeasuring(c)) return c.body(null, 204);
    if (!isFromOwnPage(c.req.raw.headers, publicUrl)) return c.body(null, 403);
    const allowance = await limiter.consume(visitorAddress(c));
    if (!allowance.ok) return c.body(null, 429, { 'retry-after': String(allowance.waitSeconds) });
    return next();
  };
  const tooLarge = bodyLimit({ maxSize: mostBytes, onError: (c) => c.body(null, 413) });

  return new Hono().post('/help-and-support/analytics', admit, tooLarge, async (c) => {
    const batch = postedBatch.safeParse(await c.req.json().catch(() => undefined));
    if (!batch.success) return c.body(null, 422);
    const recorded = batch.data.events.flatMap((event) => recordedEvent.safeParse(event).data ?? []);
    const judged = await Promise.all(recorded.map(isCounted));
    const counted = recorded.filter((_, nth) => judged[nth]);
    if (recorded.length === 0) return c.body(null, 422);
    if (counted.length > 0) await analytics.count(counted);
    return c.body(null, 204);
  });
}

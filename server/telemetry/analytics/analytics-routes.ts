import { Hono } from 'hono';
import type { AnalyticsClient } from '#clients/analytics/create-analytics-client.ts';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { postedBatch, recordedEvent } from '#contracts/analytics-batch.ts';
import { analyticsEndpoint } from '#contracts/analytics-endpoint.ts';
import type { DataLayerEvent } from '#contracts/analytics-events.ts';
import type { RateLimiter } from '#platform/rate-limits/open-rate-limits.ts';
import { telemetryGate } from '../gate/telemetry-gate.ts';
import { knownPlaces } from './known-places.ts';

type AnalyticsRoutesDeps = {
  analytics: AnalyticsClient;
  content: Pick<ContentClient, 'categories' | 'brand' | 'films'>;
  /** The site's own origin as visitors see it. */
  publicUrl: string;
  /**
   * Our own search page counts searches, with their words, on the server: counting the browser's events too would
   * count them twice.
   */
  searchesAreCounted: boolean;
  limiter: RateLimiter;
};

/** Large enough for fifty events with the longest paths. */
const mostBytes = 20_000;

/**
 * POST /help-and-support/analytics accepts what a visitor's browser recorded, with their consent: 204. Without
 * consent 204 too, and nothing is stored. 403 from another site, 413, 422 when nothing in it is an event of this
 * site, 429, 503.
 */
export function analyticsRoutes(deps: AnalyticsRoutesDeps) {
  const { analytics, content, publicUrl, searchesAreCounted, limiter } = deps;
  const isOfThisSite = knownPlaces(content);
  const isCounted = async (event: DataLayerEvent) => {
    if (event.event === 'search' && searchesAreCounted) return false;
    // Events that can't be checked because content is missing are not counted.
    return isOfThisSite(event).catch(() => false);
  };

  const gate = telemetryGate(publicUrl).receive({
    from: 'page',
    mostBytes,
    consume: (visitor) => limiter.consume(visitor),
  });
  return new Hono().post(analyticsEndpoint, ...gate, async (c) => {
    const batch = postedBatch.safeParse(await c.req.json().catch(() => undefined));
    if (!batch.success) return c.body(null, 422);
    const recorded = batch.data.events.flatMap((event) => recordedEvent.safeParse(event).data ?? []);
    const areCounted = await Promise.all(recorded.map(isCounted));
    const counted = recorded.filter((_, nth) => areCounted[nth]);
    if (recorded.length === 0) return c.body(null, 422);
    if (counted.length > 0) await analytics.count(counted);
    return c.body(null, 204);
  });
}

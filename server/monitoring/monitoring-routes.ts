import { Hono, type Context } from 'hono';
import { batchLimit, inflatedBatchLimit, segmentLimit } from '#contracts/monitoring-limits.ts';
import { monitoringPaths } from '#contracts/monitoring-paths.ts';
import type { MonitoringSettings } from '#contracts/monitoring-settings.ts';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';
import type { RateLimiter } from '#platform/rate-limits/open-rate-limits.ts';
import { blocksOf } from '#services/monitoring-intake/store/stored-file.ts';
import type { Forwarder } from './create-forwarder.ts';
import { allowsMeasuring } from '../measuring/allows-measuring.ts';
import { isFromOwnPage } from '../measuring/is-from-own-page.ts';
import { isQueryOfSdk } from './is-query-of-sdk.ts';
import { telemetryCost } from '../rate-limits/limit-rules.ts';

/** A segment is inflated to be checked, which costs more than its bytes: as much as three batches. */
const inflatingCost = 3;

type MonitoringDeps = {
  settings: MonitoringSettings;
  publicUrl: string;
  forwarder: Pick<Forwarder, 'forward'>;
  /** By visitor address: requests, dearer when they are large; and what they take of the disk or of a provider's volume. */
  limiters: { requests: RateLimiter; blocks: RateLimiter };
};

/**
 * Where pages ask how to measure, and where they send it, same-origin: `GET …/settings`, and `POST …/api/v2/rum` and
 * `…/api/v2/replay` with the SDK's own query and body. Without consent to performance nothing is told or kept: 204. What
 * was sent is answered 202 as soon as it has arrived: how the forwarding goes, no visitor notices.
 */
export function monitoringRoutes({ settings, publicUrl, forwarder, limiters }: MonitoringDeps) {
  async function consume(visitor: string, cost: { requests: number; blocks: number }) {
    const allowance = await limiters.requests.consume(visitor, cost.requests);
    return allowance.ok ? limiters.blocks.consume(visitor, cost.blocks) : allowance;
  }

  const take =
    (path: string, limit: number, extraCost = 0) =>
    async (c: Context) => {
      const { headers } = c.req.raw;
      const query = new URL(c.req.url).searchParams;
      if (!isQueryOfSdk(query, settings.clientToken)) return c.json({}, 404);
      if (!isFromOwnPage(headers, publicUrl)) return c.json({}, 403);
      if (!allowsMeasuring(c)) return c.body(null, 204);
      // Without a length (browsers send one) the most is counted.
      const length = Number(headers.get('content-length') ?? limit);
      if (!(length <= limit)) return c.json({}, 413);
      // Pages of ours don't deflate batches. What a deflated one comes to nobody knows yet: the most is counted.
      const stored =
        query.get('dd-evp-encoding') === 'deflate' ? Math.max(length, inflatedBatchLimit) : length;
      const allowance = await consume(visitorAddress(c), {
        requests: telemetryCost(length) + extraCost,
        blocks: Math.max(blocksOf(stored), 1),
      });
      if (!allowance.ok) return c.json({}, 429, { 'retry-after': String(allowance.waitSeconds) });
      const taken = await forwarder.forward(`${path}?${query}`, c.req.raw, limit);
      return taken === 'too-large' ? c.json({}, 413) : c.json({}, 202);
    };

  return new Hono()
    .use(`${monitoringPaths.intake}/*`, async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .get(monitoringPaths.settings, (c) => (allowsMeasuring(c) ? c.json(settings) : c.body(null, 204)))
    .post(`${monitoringPaths.intake}/api/v2/rum`, take('/api/v2/rum', batchLimit))
    .post(`${monitoringPaths.intake}/api/v2/replay`, take('/api/v2/replay', segmentLimit, inflatingCost))
    .all(`${monitoringPaths.intake}/*`, (c) => c.json({}, 404));
}

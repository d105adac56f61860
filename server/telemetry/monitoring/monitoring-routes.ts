import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { batchLimit, inflatedBatchLimit, segmentLimit } from '#contracts/monitoring-limits.ts';
import { monitoringPaths } from '#contracts/monitoring-paths.ts';
import type { MonitoringSettings } from '#contracts/monitoring-settings.ts';
import type { RateLimiter } from '#platform/rate-limits/open-rate-limits.ts';
import { blocksOf } from '#services/monitoring-intake/store/stored-file.ts';
import type { Forwarder } from './create-forwarder.ts';
import { telemetryCost } from '../../edge/rate-limits/limit-rules.ts';
import { consentsToPerformance, telemetryGate } from '../gate/telemetry-gate.ts';
import { isQueryOfSdk } from './is-query-of-sdk.ts';

/** A segment is inflated to be checked, which costs more than its bytes: as much as three batches. */
const inflatingCost = 3;

type MonitoringDeps = {
  settings: MonitoringSettings;
  publicUrl: string;
  forwarder: Pick<Forwarder, 'forward'>;
  /**
   * By visitor address: requests, which cost more when they are large; and the space that they take on the disk or of
   * a provider's volume.
   */
  limiters: { requests: RateLimiter; blocks: RateLimiter };
};

/**
 * Where pages ask how to measure, and where they send measurements, same-origin: `GET …/settings`, and `POST
 * …/api/v2/rum` and `…/api/v2/replay` with the SDK's own query and body. Without consent to performance no settings
 * are sent and nothing is stored: 204. Measurements are answered 202 as soon as they have arrived: the visitor does
 * not notice whether forwarding succeeds.
 */
export function monitoringRoutes({ settings, publicUrl, forwarder, limiters }: MonitoringDeps) {
  const gate = telemetryGate(publicUrl);
  const queryOf = (c: Context) => new URL(c.req.url).searchParams;

  async function consume(visitor: string, cost: { requests: number; blocks: number }) {
    const allowance = await limiters.requests.consume(visitor, cost.requests);
    return allowance.ok ? limiters.blocks.consume(visitor, cost.blocks) : allowance;
  }

  const admit = (mostBytes: number, extraCost: number) =>
    gate.admit({
      from: 'page',
      mostBytes,
      consume: (visitor, bytes, c) => {
        // Our own pages don't deflate batches. The inflated size of a deflated one is unknown, so the maximum is
        // counted.
        const isDeflated = queryOf(c).get('dd-evp-encoding') === 'deflate';
        const stored = isDeflated ? Math.max(bytes, inflatedBatchLimit) : bytes;
        return consume(visitor, {
          requests: telemetryCost(bytes) + extraCost,
          blocks: Math.max(blocksOf(stored), 1),
        });
      },
    });
  const fromSdk = createMiddleware(async (c, next) =>
    isQueryOfSdk(queryOf(c), settings.clientToken) ? next() : c.json({}, 404),
  );
  const forward = (path: string, mostBytes: number) => async (c: Context) => {
    const outcome = await forwarder.forward(`${path}?${queryOf(c)}`, c.req.raw, mostBytes);
    return outcome === 'too-large' ? c.body(null, 413) : c.json({}, 202);
  };
  const intake = (path: string, mostBytes: number, extraCost = 0) =>
    [fromSdk, admit(mostBytes, extraCost), forward(path, mostBytes)] as const;

  return new Hono()
    .use(`${monitoringPaths.intake}/*`, async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .get(monitoringPaths.settings, (c) => (consentsToPerformance(c) ? c.json(settings) : c.body(null, 204)))
    .post(`${monitoringPaths.intake}/api/v2/rum`, ...intake('/api/v2/rum', batchLimit))
    .post(`${monitoringPaths.intake}/api/v2/replay`, ...intake('/api/v2/replay', segmentLimit, inflatingCost))
    .all(`${monitoringPaths.intake}/*`, (c) => c.json({}, 404));
}

import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Clock } from '#platform/clock/clock.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Config } from '../../config/config.ts';
import { describeListenError } from '../../describe-listen-error.ts';

type Deps = { config: Pick<Config, 'metrics'>; release: string; clock: Clock };

/**
 * Serves metrics for Prometheus at `/metrics` on METRICS_PORT, separate from the visitors' port. Without the setting
 * nothing is counted, and no code for metrics is loaded.
 */
export async function openMetrics({ config, ...deps }: Deps): Promise<Metrics | undefined> {
  if (!config.metrics) return undefined;
  const { createPrometheusMetrics } = await import('#platform/metrics/prometheus.ts');
  const { metrics, read, contentType } = createPrometheusMetrics(deps);
  const server: Server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') return void outgoing.writeHead(404).end();
    read().then(
      (text) => outgoing.writeHead(200, { 'content-type': contentType }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  }).listen(config.metrics.port, config.metrics.host);
  await once(server, 'listening').catch((problem: unknown) => {
    const listenError = describeListenError(problem, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
    throw listenError ? new Error(listenError, { cause: problem }) : problem;
  });
  // A scraper must not keep the process alive.
  server.unref();
  return metrics;
}

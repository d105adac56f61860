import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { throttledLog } from '#platform/logger/throttled-log.ts';
import { createTracing, type Tracing } from '#platform/tracing/tracing.ts';
import type { Config } from '../../config/config.ts';

type Deps = { config: Pick<Config, 'traces'>; release: string; clock: Clock; logger: Logger };

/**
 * Request ids and traces that continue from process to process. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing is
 * recorded, and OpenTelemetry is not loaded.
 */
export async function openTracing({ config, release, clock, logger }: Deps): Promise<Tracing> {
  if (!config.traces) return createTracing();
  const { createOpenTelemetry } = await import('#platform/tracing/opentelemetry.ts');
  const log = throttledLog((fields) => logger.warn('traces-not-sent', fields), clock);
  const onFailure = (problem: Error | undefined) => log({ problem: problem?.name ?? 'unknown' });
  return createTracing(createOpenTelemetry({ ...config.traces, release, onFailure }));
}

import { systemClock as clock } from '#platform/clock/clock.ts';
import { createLogger, type Logger } from '#platform/logger/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';
import type { Config } from '../config/config.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { countEvents } from './metrics/count-events.ts';
import { openMetrics } from './metrics/open-metrics.ts';

/**
 * Opens a process's log, metrics and traces. With metrics, the log's events are counted; log lines name the request
 * that they belong to.
 */
export async function openLog(
  config: Pick<Config, 'logLevel' | 'metrics' | 'traces'>,
  release: string,
): Promise<{ logger: Logger; metrics: Metrics | undefined; tracing: Tracing }> {
  const metrics = await openMetrics({ config, release, clock });
  const counted = (logger: Logger) => (metrics ? countEvents(logger, metrics) : logger);
  const tracing = await openTracing({
    config,
    release,
    clock,
    logger: counted(createLogger(config.logLevel)),
  });
  return { metrics, tracing, logger: counted(createLogger(config.logLevel, tracing.current)) };
}

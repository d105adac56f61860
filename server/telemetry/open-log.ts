import { systemClock as clock } from '#platform/clock/clock.ts';
import { createLogger, type Logger } from '#platform/logger/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';
import type { Config } from '../config/config.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { countEvents } from './metrics/count-events.ts';
import { openMetrics } from './metrics/open-metrics.ts';

/**
 * What a process says of itself: the log, whose events are counted where there are metrics and whose lines name the
 * request that they belong to, and its traces.
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

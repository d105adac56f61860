import { systemClock as clock } from '#platform/clock/clock.ts';
import { createLogger, type Logger } from '#platform/logger/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Config } from '../../config/config.ts';
import { countEvents } from './count-events.ts';
import { openMetrics } from './open-metrics.ts';

/** What a process says of itself: the log, whose events are counted where there are metrics. */
export async function openLog(
  config: Pick<Config, 'logLevel' | 'metrics'>,
  release: string,
): Promise<{ logger: Logger; metrics: Metrics | undefined }> {
  const metrics = await openMetrics({ config, release, clock });
  const logger = createLogger(config.logLevel);
  return { metrics, logger: metrics ? countEvents(logger, metrics) : logger };
}

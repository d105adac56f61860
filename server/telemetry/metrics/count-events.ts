import type { Logger } from '#platform/logger/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';

/**
 * The logger, with each event counted whether or not its level is logged. Requests are counted by their route instead,
 * and leads by their kind too.
 */
export function countEvents(logger: Logger, metrics: Metrics): Logger {
  const counting =
    (level: keyof Logger): Logger[keyof Logger] =>
    (event, fields) => {
      if (event !== 'request') metrics.event(level, event);
      if (event === 'lead-accepted' && !fields?.['repeated']) metrics.lead(String(fields?.['kind']));
      logger[level](event, fields);
    };
  return { info: counting('info'), warn: counting('warn'), error: counting('error') };
}

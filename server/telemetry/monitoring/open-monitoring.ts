import { join } from 'node:path';
import { callInProcess, callOverNetwork } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { throttledLog } from '#platform/logger/throttled-log.ts';
import type { RateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import { createMonitoringIntake } from '#services/monitoring-intake/create-monitoring-intake.ts';
import { openMonitoringStore } from '#services/monitoring-intake/store/open-monitoring-store.ts';
import type { Config } from '../../config/config.ts';
import { createForwarder } from './create-forwarder.ts';
import { limitRules } from '../../edge/rate-limits/limit-rules.ts';
import { monitoringRoutes } from './monitoring-routes.ts';

type Deps = {
  config: Config;
  clock: Clock;
  logger: Logger;
  mode: 'production' | 'development';
  release: string;
  limits: RateLimits;
};

/** Monitoring at the edge, with the provider or the embedded intake as its receiver. */
export function openMonitoring({ config, clock, logger, mode, release, limits }: Deps) {
  const { intakeUrl, ...settings } = config.monitoring;
  const intake = intakeUrl
    ? { call: callOverNetwork(intakeUrl), stop: async () => {} }
    : embeddedIntake({ config, clock, logger });
  const forwarder = createForwarder({ call: intake.call, clock, logger });
  const app = monitoringRoutes({
    settings: { ...settings, service: 'help-and-support', env: mode, version: release },
    publicUrl: config.publicUrl,
    forwarder,
    limiters: {
      requests: limits.limiter('monitoring', limitRules.monitoring),
      blocks: limits.limiter('monitoring-blocks', limitRules.monitoringBlocks),
    },
  });
  const stop = async () => {
    await forwarder.settled();
    await intake.stop();
  };
  return { app, stop };
}

function embeddedIntake({ config, clock, logger }: Pick<Deps, 'config' | 'clock' | 'logger'>) {
  const logFailure = throttledLog((fields) => logger.error('monitoring-not-swept', fields), clock);
  const onProblem = (problem: unknown) =>
    logFailure({ code: problem instanceof Error && 'code' in problem ? String(problem.code) : 'unexpected' });
  const store = openMonitoringStore({ dir: join(config.dataDir, 'monitoring'), clock, onProblem });
  return { call: callInProcess(createMonitoringIntake({ store, clock, logger })), stop: store.stop };
}

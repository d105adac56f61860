import { callOverNetwork, type ServiceCall } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { Config } from '../config.ts';
import { createForwarder } from './create-forwarder.ts';
import { limitSenders } from './limit-senders.ts';
import { monitoringRoutes } from './monitoring-routes.ts';

type Deps = {
  config: Config;
  clock: Clock;
  logger: Logger;
  mode: 'production' | 'development';
  release: string;
};

/** Monitoring at the edge, with the provider behind it or the embedded intake. */
export function openMonitoring({ config, clock, logger, mode, release }: Deps) {
  const { intakeUrl, ...told } = config.monitoring;
  const call: ServiceCall = intakeUrl
    ? callOverNetwork(intakeUrl)
    : async () => new Response(null, { status: 202 });
  const forwarder = createForwarder({ call, clock, logger });
  const app = monitoringRoutes({
    settings: { ...told, service: 'help-and-support', env: mode, version: release },
    publicUrl: config.publicUrl,
    forwarder,
    mayTakeTurn: limitSenders(),
  });
  return { app, stop: forwarder.settled };
}

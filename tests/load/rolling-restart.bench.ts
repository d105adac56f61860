// `npm run bench -- rolling-restart`: two processes restarted one after the other, over and over, under 100,000 mixed
// requests, behind a balancer that checks /readyz and behind nginx; then two sites and two processes of the back ends,
// on PostgreSQL behind nginx. Takes some ten minutes.
import type { Figure } from '../../scripts/bench/figure.ts';
import { startBalancer } from '../support/rolling-restart/balancer.ts';
import { hasNginx, startNginx } from '../support/rolling-restart/nginx.ts';
import { hasPostgresPrograms } from '../support/start-postgres.ts';
import { restartAllTheTime, startTopology } from '../support/topology/topology.ts';
import { restartUnderTraffic } from '../support/rolling-restart/rolling-restart.ts';
import { figuresOfTraffic } from './figures-of-traffic.ts';

const requests = 100_000;
/** The default of DRAIN_SECONDS. */
const drainSeconds = 5;

/** One figure for each proxy in front of the processes, of those that are installed. */
export async function bench(): Promise<Figure[]> {
  const behind = (start: typeof startBalancer | typeof startNginx) =>
    restartUnderTraffic({ startBalancer: start, drainSeconds, restarts: 'all the time', most: requests });
  const figures = figuresOfTraffic('two sites behind a balancer', await behind(startBalancer));
  if (!hasNginx) return figures;
  figures.push(...figuresOfTraffic('two sites behind nginx', await behind(startNginx)));
  if (!hasPostgresPrograms) return figures;
  const topology = await startTopology();
  const outcome = await restartAllTheTime(topology, requests);
  await topology.stop();
  return [...figures, ...figuresOfTraffic('two sites and two back ends behind nginx', outcome)];
}

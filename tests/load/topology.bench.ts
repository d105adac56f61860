// `npm run bench -- topology`: what visitors notice of failures where the product runs in many processes: nginx, two
// sites, separate back ends, PostgreSQL.
import { notMeasured, type Figure } from '../../scripts/bench/figure.ts';
import { hasPostgresPrograms } from '../support/start-postgres.ts';
import { hasNginx } from '../support/start-nginx.ts';
import { failUnderTraffic, failures, startTopology, type Failure } from '../support/topology/topology.ts';
import { figuresOfTraffic } from './figures-of-traffic.ts';

/** One figure for each failure. */
export async function bench(): Promise<Figure[]> {
  if (!hasNginx || !hasPostgresPrograms) return notMeasured('nginx or PostgreSQL is not installed');
  const topology = await startTopology();
  const figures: Figure[] = [];
  for (const failure of Object.keys(failures) as Failure[])
    figures.push(...figuresOfTraffic(failure, await failUnderTraffic(topology, failure)));
  await topology.stop();
  return figures;
}

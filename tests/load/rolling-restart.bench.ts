// `npm run bench -- rolling-restart`: two processes restarted one after the other, over and over, under 100,000 mixed
// requests, behind a balancer that asks /readyz and behind nginx; then two sites and two processes of the back ends, on
// PostgreSQL behind nginx. Another number: `node rolling-restart.bench.ts 5000`.
import { startBalancer } from '../support/rolling-restart/balancer.ts';
import { hasNginx, startNginx } from '../support/rolling-restart/nginx.ts';
import { hasPostgresPrograms } from '../support/start-postgres.ts';
import { restartAllTheTime, startTopology } from '../support/topology/topology.ts';
import { restartUnderTraffic } from '../support/rolling-restart/rolling-restart.ts';

const requests = Number(process.argv[2] ?? 100_000);
/** As it is unless DRAIN_SECONDS is set. */
const drainSeconds = 5;

process.stdout.write('\nRolling restarts under traffic\n');
for (const start of hasNginx ? [startBalancer, startNginx] : [startBalancer]) {
  const startedAt = performance.now();
  const outcome = await restartUnderTraffic({
    startBalancer: start,
    drainSeconds,
    restarts: 'all the time',
    most: requests,
  });
  report(
    start === startNginx ? 'plain nginx' : 'a balancer that asks /readyz each second',
    outcome,
    startedAt,
  );
}
if (hasNginx && hasPostgresPrograms) {
  const startedAt = performance.now();
  const topology = await startTopology();
  report(
    'two sites and two back ends, nginx, PostgreSQL',
    await restartAllTheTime(topology, requests),
    startedAt,
  );
  await topology.stop();
}
if (!hasNginx) process.stdout.write('  nginx is not installed: not measured\n');

type Outcome = {
  requests: number;
  posts: number;
  restarts: number;
  repeated: number;
  failures: string[];
  leads: number;
  stored: number;
};

function report(name: string, outcome: Outcome, startedAt: number): void {
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(
    [
      `  ${name}:`,
      `${outcome.requests} requests, ${outcome.posts} of them posts, ${outcome.restarts} restarts in ${seconds} s:`,
      `${outcome.failures.length} failed, ${outcome.repeated} sent again after 503; ${outcome.leads} leads acknowledged, ${outcome.stored} stored\n`,
    ].join(' '),
  );
  for (const failure of new Set(outcome.failures)) process.stdout.write(`    ${failure}\n`);
  if (outcome.failures.length > 0 || outcome.leads !== outcome.stored) process.exitCode = 1;
}

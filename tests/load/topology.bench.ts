// `npm run bench -- topology`: what visitors notice of failures where the product runs in many processes: nginx, two sites,
// the back ends apart, PostgreSQL.
import { hasPostgresPrograms } from '../support/start-postgres.ts';
import { hasNginx } from '../support/start-nginx.ts';
import { failUnderTraffic, failures, startTopology, type Failure } from '../support/topology/topology.ts';

process.stdout.write('\nFailures under traffic: nginx, two sites, back ends apart, PostgreSQL\n');
if (hasNginx && hasPostgresPrograms) await bench();
else process.stdout.write('  nginx or PostgreSQL is not installed: not measured\n');

async function bench() {
  const topology = await startTopology();
  for (const failure of Object.keys(failures) as Failure[]) {
    const {
      requests,
      posts,
      repeated,
      failures: failed,
      leads,
      stored,
    } = await failUnderTraffic(topology, failure);
    process.stdout.write(
      `  ${failure}: ${requests} requests, ${posts} of them posts: ${failed.length} failed, ${repeated} sent again after 503; ${leads} leads acknowledged, ${stored} stored\n`,
    );
    for (const [kind, times] of countEach(failed)) process.stdout.write(`    ${times} × ${kind}\n`);
    if (stored < leads) process.exitCode = 1;
  }
  await topology.stop();
}

function countEach(kinds: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

// `npm run bench -- leads`: how many leads a second the service accepts, durable before acknowledged, on both
// engines, compared with bare single-row inserts on the same engine. Real HTTP on loopback, the service in a separate
// process without its outbox worker; each lead is four rows (key, lead, two jobs). Takes about 80 s.
import { engines, type TestEngine } from '../tests/support/engines.ts';
import { barePostgres, bareSqlite, type BareInserts } from './bench-leads/bare-inserts.ts';
import { postLeads } from './bench-leads/post-leads.ts';
import { sampleLead } from './bench-leads/sample-lead.ts';
import { startService } from './bench-leads/start-service.ts';

const clientCounts = [1, 8, 32];
/** Long enough for Node to have compiled the hot code, as in a service that runs for days. */
const warmUpMs = 4_000;
/** Bare inserts and posts alternate in rounds, so that both run on the machine in the same state. */
const rounds = 5;
const bareMs = 500;
const postingMs = 1_500;
/** Accepted leads per bare insert, on SQLite at 8 clients. */
const goal = 0.5;

const body = JSON.stringify(sampleLead);

/** Prints one line for each engine and number of clients; the exit code is 1 when the goal is missed. */
export async function benchLeads(): Promise<void> {
  for (const engine of await engines()) await benchEngine(engine);
}

async function benchEngine({ name, open }: TestEngine): Promise<void> {
  const database = await open();
  const isSqlite = database.engine === 'sqlite';
  const bare = isSqlite
    ? await bareSqlite(`${database.url.replace(/^file:/, '')}-bare`, body)
    : await barePostgres(database.url, body, Math.max(...clientCounts));
  const service = await startService(database.url);
  await postLeads(service.port, body, 8, warmUpMs);
  for (const clients of clientCounts) {
    const { line, ratio } = await compare(bare, service.port, clients);
    process.stdout.write(`${name.padEnd(10)}  ${line}\n`);
    if (isSqlite && clients === 8 && ratio < goal) {
      process.stdout.write(`Below the goal: ${goal} of bare inserts.\n`);
      process.exitCode = 1;
    }
  }
  await service.stop();
  await bare.close();
  await database.close();
}

async function compare(bare: BareInserts, port: number, clients: number) {
  const inserts: number[] = [];
  const posted: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    inserts.push(await bare.perSecond(clients, bareMs));
    const posts = await postLeads(port, body, clients, postingMs);
    posted.push(posts.times.length / posts.seconds);
    times.push(...posts.times);
  }
  const ratio = mean(posted) / mean(inserts);
  times.sort((a, b) => a - b);
  const percentile = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  const line = [
    `${clients} client${clients === 1 ? '' : 's'}`.padStart(10),
    `${mean(posted).toFixed(0)} leads/s`.padStart(13),
    `p50 ${percentile(0.5)}`.padStart(13),
    `p99 ${percentile(0.99)}`.padStart(13),
    `bare insert ${mean(inserts).toFixed(0)}/s`.padStart(20),
    `ratio ${ratio.toFixed(2)}`.padStart(11),
  ].join('  ');
  return { line, ratio };
}

function mean(of: number[]): number {
  return of.reduce((sum, each) => sum + each, 0) / of.length;
}

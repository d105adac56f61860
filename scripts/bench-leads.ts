// `npm run bench -- leads`: how many leads a second the service accepts, durable before acknowledged, on both
// engines, compared with bare single-row inserts on the same engine. Real HTTP on loopback, the service in a separate
// process without its outbox worker; each lead is four rows (key, lead, two jobs). Takes about 80 s.
import type { Engine } from '../platform/database/open-database.ts';
import { engines, type TestEngine } from '../tests/support/engines.ts';
import { barePostgres, bareSqlite, type BareInserts } from './bench-leads/bare-inserts.ts';
import { postLeads } from './bench-leads/post-leads.ts';
import { sampleLead } from './bench-leads/sample-lead.ts';
import { startService } from './bench-leads/start-service.ts';
import { percentile, type Figure } from './bench/figure.ts';

const clientCounts = [1, 8, 32];
/** Long enough for Node to have compiled the hot code, as in a service that runs for days. */
const warmUpMs = 4_000;
/** Bare inserts and posts alternate in rounds, so that both run on the machine in the same state. */
const rounds = 5;
const bareMs = 500;
const postingMs = 1_500;
/** Accepted leads per bare insert, at 8 clients. */
const goals: Record<Engine, number> = { sqlite: 0.5, postgres: 0.4 };
const goalClients = 8;

const body = JSON.stringify(sampleLead);

/** Two rows for each engine and number of clients. */
export async function bench(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of await engines()) figures.push(...(await benchEngine(engine)));
  return figures;
}

async function benchEngine({ name, open }: TestEngine): Promise<Figure[]> {
  const database = await open();
  const bare =
    database.engine === 'sqlite'
      ? await bareSqlite(`${database.url.replace(/^file:/, '')}-bare`, body)
      : await barePostgres(database.url, body, Math.max(...clientCounts));
  const service = await startService(database.url);
  await postLeads(service.port, body, goalClients, warmUpMs);
  const figures: Figure[] = [];
  for (const clients of clientCounts) {
    const { perSecond, inserts, p99Ms } = await compare(bare, service.port, clients);
    const what = `${name}, ${clients} client${clients === 1 ? '' : 's'}`;
    const atLeast = clients === goalClients ? goals[database.engine] : undefined;
    figures.push(
      {
        name: what,
        value: perSecond,
        unit: 'leads/s',
        baseline: { name: 'bare inserts', value: inserts },
        ...(atLeast !== undefined && { goal: { of: 'ratio', atLeast } }),
      },
      { name: `${what}: p99`, value: p99Ms, unit: 'ms' },
    );
  }
  await service.stop();
  await bare.close();
  await database.close();
  return figures;
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
  return { perSecond: mean(posted), inserts: mean(inserts), p99Ms: percentile(times, 0.99) };
}

function mean(of: number[]): number {
  return of.reduce((sum, each) => sum + each, 0) / of.length;
}

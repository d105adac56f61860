import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { makeCertificate } from '../make-certificate.ts';
import { sendTraffic, type Traffic } from '../rolling-restart/traffic.ts';
import { startNginx } from '../start-nginx.ts';
import { startPostgres } from '../start-postgres.ts';
import { startServices } from '../start-services.ts';
import { freePort } from '../free-port.ts';
import { startSite } from '../start-site.ts';

/** The same in all processes, as every topology with more than one needs it. */
const SESSION_SECRET = 'of-the-processes-of-one-topology-alone';
/** How long the traffic runs before and after the failure. */
const calmMs = 1_000;

/** The failure to cause under traffic. */
export const failures = {
  'nothing fails': async () => {},
  'a site is killed and started again': async ({ sites, startNth }) => {
    await sites[0]?.stop('SIGKILL');
    sites[0] = await startNth(0);
  },
  'the sites are restarted, one after the other': async ({ sites, startNth }) => {
    for (const nth of sites.keys()) {
      await sites[nth]?.stop();
      sites[nth] = await startNth(nth);
    }
  },
  'the back ends are restarted, one after the other': async ({ services, startNthServices }) => {
    for (const nth of services.keys()) {
      await services[nth]?.stop();
      services[nth] = await startNthServices(nth);
    }
  },
  'the database is restarted': async ({ postgres }) => postgres.restart(),
} satisfies Record<string, (topology: Topology) => Promise<void>>;
export type Failure = keyof typeof failures;

type Topology = Awaited<ReturnType<typeof startTopology>>;
export type Outcome = Traffic & { failure: Failure; stored: number };

/**
 * The topology of deploy/docker/compose.yaml in plain processes on this machine: nginx with the delivered
 * configuration, two sites, the back ends in two separate processes, and a PostgreSQL of their own.
 */
export async function startTopology() {
  const postgres = await startPostgres();
  const backEnds = {
    port: await freePort(),
    ports: [await freePort(), await freePort()] as [number, number],
  };
  const backEndsUrl = `http://127.0.0.1:${backEnds.port}`;
  const startNthServices = (nth: number) =>
    startServices({
      PORT: String(backEnds.ports[nth]),
      DATABASE_URL: postgres.url,
      SESSION_SECRET,
      DRAIN_SECONDS: '5',
    });
  const services = [await startNthServices(0), await startNthServices(1)];
  const certificate = makeCertificate();
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const sitePorts = [await freePort(), await freePort()] as const;
  const startNth = (nth: number) =>
    startSite({
      PORT: String(sitePorts[nth]),
      PUBLIC_URL: url,
      LEADS_API_URL: `${backEndsUrl}/v1`,
      ADDRESSES_API_URL: `${backEndsUrl}/v1`,
      CONTENT_URL: `${backEndsUrl}/content`,
      DATABASE_URL: postgres.url,
      SESSION_SECRET,
      // The defaults: nginx closes idle connections sooner than the drain ends, and waits longer than pages do.
      DRAIN_SECONDS: '5',
      CONTENT_WAIT_SECONDS: '30',
      ADDRESS_WAIT_SECONDS: '8',
    });
  const nginx = await startNginx({ certificate, port, sitePorts, backEnds });
  const sites = [await startNth(0), await startNth(1)];
  const stop = async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await Promise.all(services.map((process) => process.stop()));
    await nginx.stop();
    await postgres.stop();
  };
  /** Requests that visitors have sent so far. */
  const requests = 0;
  return { requests, url, certificate, postgres, services, sites, startNth, startNthServices, stop };
}

/**
 * Restarts sites and back ends, one process after the other and over and over, while visitors send so many requests.
 * Every process is running again at the end.
 */
export async function restartAllTheTime(topology: Topology, most: number) {
  const before = await countLeads(topology);
  const traffic = sendTraffic(topology.url, () => false, most, {
    ca: topology.certificate.cert,
    first: topology.requests,
  });
  const isSent = traffic.then(() => true);
  const isDone = () => Promise.race([isSent, Promise.resolve(false)]);
  let restarts = 0;
  do {
    await failures['the sites are restarted, one after the other'](topology);
    await failures['the back ends are restarted, one after the other'](topology);
    restarts += topology.sites.length + topology.services.length;
  } while (!(await isDone()));
  const sent = await traffic;
  topology.requests += sent.requests;
  return { ...sent, restarts, stored: (await countLeads(topology)) - before };
}

/** Causes this failure while visitors send traffic, and counts what they saw and what is stored. */
export async function failUnderTraffic(
  topology: Topology,
  failure: Failure,
  options: { visitors?: number; pauseMs?: number } = {},
): Promise<Outcome> {
  const before = await countLeads(topology);
  let isOver = false;
  const traffic = sendTraffic(topology.url, () => isOver, Number.POSITIVE_INFINITY, {
    ca: topology.certificate.cert,
    first: topology.requests,
    ...options,
  });
  await setTimeout(calmMs);
  await failures[failure](topology);
  await setTimeout(calmMs);
  isOver = true;
  const sent = await traffic;
  topology.requests += sent.requests;
  return { ...sent, failure, stored: (await countLeads(topology)) - before };
}

async function countLeads({ postgres }: Topology): Promise<number> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ leads: number }>('select count(*)::int as leads from leads');
  await client.end();
  return rows[0]?.leads ?? 0;
}

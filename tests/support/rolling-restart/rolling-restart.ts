import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedLeads } from '../stored-leads.ts';
import { freePort } from '../free-port.ts';
import { startSite, type OwnSite } from '../start-site.ts';
import type { Balancer } from './balancer.ts';
import { sendTraffic, type Traffic } from './traffic.ts';

type StartBalancer = (port: number, processPorts: readonly number[]) => Promise<Balancer>;
type Settings = {
  startBalancer: StartBalancer;
  /** DRAIN_SECONDS of the processes. */
  drainSeconds: number;
  /** How often both processes are restarted: once, or for as long as there is traffic. */
  restarts: 'once' | 'all the time';
  /** The most requests that are sent. */
  most: number;
  /** How long each visitor looks at a page. */
  pauseMs?: number;
};
type Outcome = Traffic & {
  /** Processes that were restarted under traffic. */
  restarts: number;
  exitCodes: (number | null)[];
  /** Leads in the database at the end. */
  stored: number;
};

/** Restarts two processes of the site behind a balancer, one after the other, while visitors continue. */
export async function restartUnderTraffic(settings: Settings): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rolling-restart-'));
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const start = (processPort: number) =>
    startSite({
      PORT: String(processPort),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DRAIN_SECONDS: String(settings.drainSeconds),
    });
  const processes = new Map<number, OwnSite>();
  for (const processPort of ports) processes.set(processPort, await start(processPort));
  const balancer = await settings.startBalancer(port, ports);
  for (const processPort of ports) await balancer.isUsing(processPort);

  const exitCodes: (number | null)[] = [];
  let isOver = false;
  const traffic = sendTraffic(url, () => isOver, settings.most, { pauseMs: settings.pauseMs ?? 0 });
  const isSent = traffic.then(() => true);
  const isDone = () => Promise.race([isSent, Promise.resolve(false)]);
  do {
    for (const processPort of ports) {
      exitCodes.push((await processes.get(processPort)?.stop()) ?? null);
      processes.set(processPort, await start(processPort));
      await balancer.isUsing(processPort);
    }
  } while (settings.restarts === 'all the time' && !(await isDone()));
  isOver = true;
  const sent = await traffic;

  balancer.stop();
  await Promise.all([...processes.values()].map((site) => site.stop()));
  const stored = storedLeads('PriceCapMeterRead', dataDir).length;
  await rm(dataDir, { recursive: true, force: true });
  return { ...sent, restarts: exitCodes.length, exitCodes, stored };
}

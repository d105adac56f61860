// `npm run bench -- serving`: the built site against a bare node:http server that sends the same bytes and headers, by the
// same client, in turn. Ratios hold within a run. Takes about two minutes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { homePath } from '../contracts/area-path.ts';
import { drive, type Driven } from './bench-serving/drive.ts';
import { acceptedEncodings, get, startMeasured } from './bench-serving/measured-process.ts';
import { withheldTime } from './bench-serving/withheld-time.ts';
import { median, type Figure } from './bench/figure.ts';

const page = `${homePath}meters/how-to-read-your-electricity-meter`;
const connections = 32;
/** Site and bare server alternate, so that both run on the machine in the same state. */
const rounds = 5;
const roundMs = 2_000;
/** Long enough for Node to have compiled the hot code. */
const warmUpMs = 3_000;
const halfLoadMs = 3_000;
/** As long as a round at half load: pauses come every few hundred milliseconds where there are any. */
const busyLoopsMs = 3_000;
const coldStarts = 5;
const requestsBeforeMemory = 100_000;
const microseconds = 1e6;
/** A page with a query of its own is not cached. */
const uncachedPath = (nth: number) => `${page}?n=${nth}`;
/** Node adds these to every response. */
const addedByNode = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);
/** Shares are ratios to the bare server; the others are absolute, with memory in MiB. */
const goals = {
  share: 0.6,
  uncachedShare: 0.02,
  p99Ms: 2,
  coldStartMs: 300,
  memoryAfterStart: 120,
  memoryAfterLoad: 150,
  memoryAfterRendering: 250,
};

/** As in `npm start`: its settings, and the arguments of `node`. */
const [settings = '', startArguments = ''] = packageJson.scripts.start.split(' exec node ');
const startEnvironment = Object.fromEntries(settings.split(' ').map((setting) => setting.split('=')));
const startTheSite = () => startMeasured(() => startArguments.split(' '), page, startEnvironment);
type Started = Awaited<ReturnType<typeof startTheSite>>;

/** Cached and rendered pages, cold start and memory. */
export async function bench(): Promise<Figure[]> {
  const starts: number[] = [];
  const afterStart: number[] = [];
  for (let nth = 0; nth < coldStarts; nth += 1) {
    const started = await startTheSite();
    starts.push(started.firstResponseMs);
    afterStart.push(started.residentMiB());
    await started.stop();
  }
  const site = await startTheSite();
  const bare = await startBare(await get(site.port, page));
  const against = (value: number) => ({ baseline: { name: 'bare node:http', value } });
  try {
    const bareAfterStart = bare.residentMiB();
    const cached = await compare(site, bare);
    const withheld = await withheldTime(busyLoopsMs);
    const atHalf = await compareAtHalfLoad(site, bare, cached);
    const [afterLoad, bareAfterLoad] = [await memoryUnderLoad(site), await memoryUnderLoad(bare)];
    const uncached = await compare(site, bare, uncachedPath);
    const uncachedAtHalf = await load(site, halfLoadMs, uncached.site.perSecond / 2, uncachedPath);
    const afterRendering = site.residentMiB();
    return [
      {
        name: 'cached page',
        value: cached.site.perSecond,
        unit: 'req/s',
        ...against(cached.bare.perSecond),
        goal: { of: 'ratio', atLeast: goals.share },
      },
      {
        name: 'cached page, processor time',
        value: cached.site.cpuPerResponse * microseconds,
        unit: 'µs',
        ...against(cached.bare.cpuPerResponse * microseconds),
      },
      {
        name: 'cached page, p99 at half load',
        value: atHalf.site,
        unit: 'ms',
        ...against(atHalf.bare),
        goal: { of: 'value', atMost: goals.p99Ms },
      },
      { name: 'time that busy loops were not running', value: withheld, unit: '%' },
      {
        name: 'uncached page',
        value: uncached.site.perSecond,
        unit: 'req/s',
        ...against(uncached.bare.perSecond),
        goal: { of: 'ratio', atLeast: goals.uncachedShare },
      },
      { name: 'uncached page, p99 at half load', value: uncachedAtHalf.p99Ms, unit: 'ms' },
      {
        name: 'cold start to the first page',
        value: median(starts),
        unit: 'ms',
        ...against(bare.firstResponseMs),
        goal: { of: 'value', atMost: goals.coldStartMs },
      },
      memory('after the first page', median(afterStart), bareAfterStart, goals.memoryAfterStart),
      memory('after 100,000 requests', afterLoad, bareAfterLoad, goals.memoryAfterLoad),
      memory('after rendering', afterRendering, bareAfterLoad, goals.memoryAfterRendering),
    ];
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

const memory = (when: string, value: number, bare: number, atMost: number): Figure => ({
  name: `memory ${when}`,
  value,
  unit: 'MiB',
  baseline: { name: 'bare node:http', value: bare },
  goal: { of: 'value', atMost },
});

/** A bare server that sends what the site sent, its request id included. */
function startBare({ rawHeaders, body }: Awaited<ReturnType<typeof get>>): Promise<Started> {
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !addedByNode.has(name.toLowerCase()) ? [[name, rawHeaders[index + 1] ?? '']] : [],
  );
  return startMeasured((port, folder) => {
    const [headersFile, bodyFile] = [join(folder, 'headers.json'), join(folder, 'body')];
    writeFileSync(headersFile, JSON.stringify([...pairs.flat(), 'content-length', String(body.byteLength)]));
    writeFileSync(bodyFile, body);
    return [
      new URL('bench-serving/bare-server.ts', import.meta.url).pathname,
      String(port),
      headersFile,
      bodyFile,
    ];
  }, page);
}

async function compare(site: Started, bare: Started, pathOf?: (nth: number) => string) {
  await load(site, warmUpMs, undefined, pathOf);
  await load(bare, warmUpMs);
  const measured: { site: Measured; bare: Measured }[] = [];
  for (let nth = 0; nth < rounds; nth += 1) {
    measured.push({ site: await measure(site, pathOf), bare: await measure(bare) });
  }
  return {
    site: medians(measured.map((each) => each.site)),
    bare: medians(measured.map((each) => each.bare)),
  };
}

/**
 * The slowest 1 in 100, with each server at half of what it can send. Medians of rounds, since one moment of a busy machine decides
 * a round.
 */
async function compareAtHalfLoad(site: Started, bare: Started, most: { site: Measured; bare: Measured }) {
  const loadSite = () => load(site, halfLoadMs, most.site.perSecond / 2);
  const loadBare = () => load(bare, halfLoadMs, most.bare.perSecond / 2);
  // The client has code of its own for a given rate, and compiling it takes a processor from the server.
  await loadSite();
  await loadBare();
  const p99s: { site: number; bare: number }[] = [];
  for (let nth = 0; nth < rounds; nth += 1) {
    const [ofSite, ofBare] = [await loadSite(), await loadBare()];
    p99s.push({ site: ofSite.p99Ms, bare: ofBare.p99Ms });
  }
  return { site: median(p99s.map((each) => each.site)), bare: median(p99s.map((each) => each.bare)) };
}

const medians = (measured: readonly Measured[]): Measured => ({
  perSecond: median(measured.map(({ perSecond }) => perSecond)),
  // A busy machine distorts wall time, but not processor time.
  cpuPerResponse: median(measured.map(({ cpuPerResponse }) => cpuPerResponse)),
});

async function memoryUnderLoad(server: Started): Promise<number> {
  for (let responses = 0; responses < requestsBeforeMemory;)
    responses += (await load(server, roundMs)).responses;
  return server.residentMiB();
}

type Measured = { perSecond: number; cpuPerResponse: number };

async function measure(server: Started, pathOf?: (nth: number) => string): Promise<Measured> {
  const before = server.cpuSeconds();
  const { perSecond, responses } = await load(server, roundMs, undefined, pathOf);
  return { perSecond, cpuPerResponse: (server.cpuSeconds() - before) / responses };
}

function load(
  server: Started,
  milliseconds: number,
  rate?: number,
  pathOf = (_nth: number) => page,
): Promise<Driven> {
  const head = (nth: number) =>
    `GET ${pathOf(nth)} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nAccept: text/html\r\nAccept-Encoding: ${acceptedEncodings}\r\n\r\n`;
  return drive({ port: server.port, head, connections, milliseconds, ...(rate !== undefined && { rate }) });
}

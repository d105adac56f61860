// `npm run bench -- serving`: the built site against a bare node:http server that sends the same bytes and headers, by the
// same client, in turn. Ratios hold within a run. Takes about 90 s.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { homePath } from '../contracts/area-path.ts';
import { drive, type Driven } from './bench-serving/drive.ts';
import { acceptedEncodings, get, startMeasured } from './bench-serving/measured-process.ts';

const page = `${homePath}meters/how-to-read-your-electricity-meter`;
const connections = 32;
/** Site and bare server alternate, so that both run on the machine in the same state. */
const rounds = 5;
const roundMs = 2_000;
/** Node has compiled the hot code by then. */
const warmUpMs = 3_000;
const halfLoadMs = 6_000;
const coldStarts = 5;
const requestsBeforeMemory = 100_000;
/** Node adds these itself, to every answer. */
const addedByNode = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);
const goals = { share: 0.6, p99Ms: 2, coldStartMs: 300, residentMiB: 120 };

/** As `npm start` does: what follows `node` there. */
const startArguments = packageJson.scripts.start.split(' node ')[1]?.split(' ') ?? [];
const startTheSite = () => startMeasured(() => startArguments, page);
type Started = Awaited<ReturnType<typeof startTheSite>>;

/** Prints the figures as a table, or as one line of JSON; the exit code is 1 when a goal is missed. */
export async function benchServing({ asJson = false } = {}): Promise<void> {
  const starts: number[] = [];
  const afterStart: number[] = [];
  for (let nth = 0; nth < coldStarts; nth += 1) {
    const started = await startTheSite();
    starts.push(started.firstAnswerMs);
    afterStart.push(started.residentMiB());
    await started.stop();
  }
  const site = await startTheSite();
  const bare = await startBare(await get(site.port, page));
  try {
    const { share, cpuShare, sitePerSecond, barePerSecond } = await compare(site, bare);
    const atHalf = await load(site, halfLoadMs, sitePerSecond / 2);
    const bareAtHalf = await load(bare, halfLoadMs, sitePerSecond / 2);
    const memory = { site: await memoryUnderLoad(site), bare: await memoryUnderLoad(bare) };
    const uncached = await load(site, roundMs, undefined, (nth) => `${page}?n=${nth}`);
    report(asJson, {
      'cached page, requests per second': Math.round(sitePerSecond),
      'bare node:http, requests per second': Math.round(barePerSecond),
      'share of bare node:http': round(share),
      'share by processor time for each answer': round(cpuShare),
      'p99 at half load, ms': round(atHalf.p99Ms),
      'p99 of bare node:http at the same load, ms': round(bareAtHalf.p99Ms),
      'uncached page, share of bare node:http':
        Math.round((uncached.perSecond / barePerSecond) * 10_000) / 10_000,
      'cold start to the first page, ms (median)': Math.round(median(starts)),
      'memory after the first page, MiB (median)': Math.round(median(afterStart)),
      'memory after 100,000 requests, MiB': Math.round(memory.site),
      'memory of bare node:http after as many, MiB': Math.round(memory.bare),
    });
    const isMissed =
      share < goals.share ||
      atHalf.p99Ms > goals.p99Ms ||
      median(starts) > goals.coldStartMs ||
      median(afterStart) > goals.residentMiB;
    if (isMissed) process.exitCode = 1;
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

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

async function compare(site: Started, bare: Started) {
  await load(site, warmUpMs);
  await load(bare, warmUpMs);
  const measured: { site: Measured; bare: Measured }[] = [];
  for (let nth = 0; nth < rounds; nth += 1) {
    measured.push({ site: await measure(site), bare: await measure(bare) });
  }
  return {
    share: median(measured.map((each) => each.site.perSecond / each.bare.perSecond)),
    // A busy machine distorts wall time, but not processor time.
    cpuShare: median(measured.map((each) => each.bare.cpuPerAnswer / each.site.cpuPerAnswer)),
    sitePerSecond: median(measured.map((each) => each.site.perSecond)),
    barePerSecond: median(measured.map((each) => each.bare.perSecond)),
  };
}

async function memoryUnderLoad(server: Started): Promise<number> {
  for (let answers = 0; answers < requestsBeforeMemory;) answers += (await load(server, roundMs)).answers;
  return server.residentMiB();
}

type Measured = { perSecond: number; cpuPerAnswer: number };

async function measure(server: Started): Promise<Measured> {
  const before = server.cpuSeconds();
  const { perSecond, answers } = await load(server, roundMs);
  return { perSecond, cpuPerAnswer: (server.cpuSeconds() - before) / answers };
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

function report(asJson: boolean, figures: Record<string, number>): void {
  if (asJson) return void process.stdout.write(`${JSON.stringify(figures)}\n`);
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  process.stdout.write('\nServing\n');
  for (const [name, figure] of Object.entries(figures))
    process.stdout.write(
      `  ${name.padEnd(width)}  ${figure.toLocaleString('en-GB', { maximumFractionDigits: 4 }).padStart(8)}\n`,
    );
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}

const round = (figure: number) => Math.round(figure * 100) / 100;

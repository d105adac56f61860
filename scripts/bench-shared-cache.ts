// `npm run bench -- shared-cache`: nginx that answers with a stored page (deploy/nginx/cache.conf), against the same nginx
// that sends a file of the same bytes and headers, by the same client, in turn. Ratios hold within a run. Takes about 30 s.
import { hasNginx } from '../tests/support/start-nginx.ts';
import { homePath } from '../contracts/area-path.ts';
import { drive } from './bench-serving/drive.ts';
import { acceptedEncodings } from './bench-serving/measured-process.ts';
import { filePath, startCache, tunedFilePath } from './bench-shared-cache/start-cache.ts';

const page = `${homePath}meters/how-to-read-your-electricity-meter`;
const connections = 32;
/** Short turns, many of them, so that all run on the machine in the same state. */
const rounds = 20;
const roundMs = 300;
const warmUpMs = 1_000;
/** Of nginx sending a file, by requests a second and by processor time. */
const goal = 0.75;
/** Of a visitor who has answered the question about cookies. */
const cookies = 'consent=1.performance; _ga=GA1.1.1234567890.1700000000';

type Cache = Awaited<ReturnType<typeof startCache>>;
type Sum = { perSecond: number; answers: number; cpuMs: number };

/** Prints the figures as a table, or as one line of JSON; the exit code is 1 when the goal is missed. */
export async function benchSharedCache({ asJson = false } = {}): Promise<void> {
  if (!hasNginx) return void process.stdout.write('nginx is not installed: no figures of it as a cache.\n');
  const nginx = await startCache(page);
  const sums = new Map([page, filePath, tunedFilePath].map((path) => [path, emptySum()]));
  try {
    for (const path of sums.keys()) await load(nginx, path, warmUpMs, emptySum());
    for (let nth = 0; nth < rounds; nth += 1)
      for (const [path, sum] of sums) await load(nginx, path, roundMs, sum);
  } finally {
    await nginx.stop();
  }
  const [stored = emptySum(), file = emptySum(), tuned = emptySum()] = sums.values();
  const cpuOf = ({ cpuMs, answers }: Sum) => cpuMs / answers;
  const share = stored.perSecond / file.perSecond;
  const cpuShare = cpuOf(file) / cpuOf(stored);
  report(asJson, {
    'stored page, requests per second': Math.round(stored.perSecond / rounds),
    'file, requests per second': Math.round(file.perSecond / rounds),
    'share of the file': round(share),
    'share by processor time for each answer': round(cpuShare),
    'the same, of a file with the settings of the cache': round(cpuOf(tuned) / cpuOf(stored)),
  });
  if (share < goal || cpuShare < goal) process.exitCode = 1;
}

const emptySum = (): Sum => ({ perSecond: 0, answers: 0, cpuMs: 0 });

/** Adds what a load measured to a sum. */
async function load({ port, cpuMs }: Cache, path: string, milliseconds: number, sum: Sum): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: ${acceptedEncodings}\r\nCookie: ${cookies}\r\n\r\n`;
  const before = cpuMs();
  const { perSecond, answers } = await drive({ port, head: () => request, connections, milliseconds });
  sum.perSecond += perSecond;
  sum.answers += answers;
  sum.cpuMs += cpuMs() - before;
}

function report(asJson: boolean, figures: Record<string, number>): void {
  if (asJson) return void process.stdout.write(`${JSON.stringify(figures)}\n`);
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  process.stdout.write('\nShared cache\n');
  for (const [name, figure] of Object.entries(figures))
    process.stdout.write(`  ${name.padEnd(width)}  ${figure.toLocaleString('en-GB').padStart(8)}\n`);
}

const round = (figure: number) => Math.round(figure * 100) / 100;

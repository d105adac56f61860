// `npm run bench -- shared-cache`: nginx that answers with a stored page (deploy/nginx/cache.conf), against the same nginx
// that sends a file of the same bytes and headers, by the same client, in turn. Ratios hold within a run. Takes about 30 s.
import { hasNginx } from '../tests/support/start-nginx.ts';
import { homePath } from '../contracts/area-path.ts';
import { drive } from './bench-serving/drive.ts';
import { acceptedEncodings } from './bench-serving/measured-process.ts';
import { filePath, startCache, tunedFilePath } from './bench-shared-cache/start-cache.ts';
import { notMeasured, type Figure } from './bench/figure.ts';

const page = `${homePath}meters/how-to-read-your-electricity-meter`;
const connections = 32;
/** Short turns, many of them, so that all run on the machine in the same state. */
const rounds = 20;
const roundMs = 300;
const warmUpMs = 1_000;
/** The ratio to nginx sending a file, by requests a second and by processor time. */
const goal = 0.75;
/** Those of a visitor who has answered the question about cookies. */
const cookies = 'consent=1.performance; _ga=GA1.1.1234567890.1700000000';

type Cache = Awaited<ReturnType<typeof startCache>>;
type Sum = { perSecond: number; responses: number; cpuMs: number };

/** A stored page against a file, by requests and by processor time. */
export async function bench(): Promise<Figure[]> {
  if (!hasNginx) return notMeasured('nginx is not installed');
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
  const perSecond = (sum: Sum) => sum.perSecond / rounds;
  const cpu = (sum: Sum) => (sum.cpuMs / sum.responses) * 1_000;
  const byCpu = { name: 'stored page, processor time', value: cpu(stored), unit: 'µs' };
  return [
    {
      name: 'stored page',
      value: perSecond(stored),
      unit: 'req/s',
      baseline: { name: 'file', value: perSecond(file) },
      goal: { of: 'ratio', atLeast: goal },
    },
    {
      ...byCpu,
      baseline: { name: 'file', value: cpu(file) },
      goal: { of: 'ratio', atMost: 1 / goal },
    },
    // With the cache's settings for files: open files are cached, and sendfile is off.
    { ...byCpu, name: `${byCpu.name}, tuned file`, baseline: { name: 'tuned file', value: cpu(tuned) } },
  ];
}

const emptySum = (): Sum => ({ perSecond: 0, responses: 0, cpuMs: 0 });

/** Adds what a load measured to a sum. */
async function load({ port, cpuMs }: Cache, path: string, milliseconds: number, sum: Sum): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: ${acceptedEncodings}\r\nCookie: ${cookies}\r\n\r\n`;
  const before = cpuMs();
  const { perSecond, responses } = await drive({ port, head: () => request, connections, milliseconds });
  sum.perSecond += perSecond;
  sum.responses += responses;
  sum.cpuMs += cpuMs() - before;
}

import { startSite } from '../../tests/support/start-site.ts';
import { homePath } from '../../contracts/area-path.ts';

const pages = [
  homePath,
  `${homePath}bills-and-payments`,
  `${homePath}meters/how-to-read-your-electricity-meter`,
];
/** Long enough for a steady figure, short enough to wait for. */
const secondsEach = 3;
const clients = 8;

/**
 * How much a first view weighs, and how fast pages are answered compared with the smallest answer of the same server.
 */
export async function benchPages(): Promise<void> {
  const site = await startSite({ LOG_LEVEL: 'silent' });
  try {
    process.stdout.write('\nWeight of a first view, bytes as transferred (Brotli)\n');
    for (const path of pages) process.stdout.write(`  ${path}  ${await describeWeight(site.url, path)}\n`);
    const empty = await answersPerSecond((client) => `${site.url}/healthz?${client}`);
    const cached = await answersPerSecond(() => `${site.url}${pages[2]}`);
    const drawn = await answersPerSecond((client, count) => `${site.url}${pages[2]}?${client}-${count}`);
    process.stdout.write(
      `\nAnswers per second with ${clients} clients, as a ratio of the emptiest answer (${Math.round(empty)}/s)\n`,
    );
    process.stdout.write(`  article from the page cache: ${(cached / empty).toFixed(2)}\n`);
    process.stdout.write(`  article drawn anew:          ${(drawn / empty).toFixed(2)}\n`);
  } finally {
    await site.stop();
  }
}

async function describeWeight(origin: string, path: string): Promise<string> {
  const html = await (await fetch(origin + path)).text();
  const asset = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const parts = {
    html: await weigh(origin + path),
    'style sheets': await weighAll(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)),
    font: await weigh(origin + asset(/<link rel="preload" href="([^"]+)" as="font"/)),
  };
  async function weighAll(addresses: Iterable<RegExpMatchArray>): Promise<number> {
    let sum = 0;
    for (const [, address = ''] of addresses) sum += await weigh(origin + address);
    return sum;
  }

  return Object.entries(parts)
    .map(([name, bytes]) => `${name} ${bytes}`)
    .join(', ');
}

async function weigh(url: string): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

async function answersPerSecond(url: (client: number, count: number) => string): Promise<number> {
  const end = performance.now() + secondsEach * 1000;
  const run = async (client: number) => {
    let count = 0;
    while (performance.now() < end) {
      const response = await fetch(url(client, count));
      await response.arrayBuffer();
      count += 1;
    }
    return count;
  };
  const counts = await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return counts.reduce((sum, count) => sum + count, 0) / secondsEach;
}

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';

/** How soon to try a server that does not listen yet again: short compared with what is measured. */
const askAgainMs = 3;
const bytesPerMiB = 1024 * 1024;
/** Linux counts processor time in hundredths of a second, on every machine. */
const ticksPerSecond = 100;

export type RawResponse = { rawHeaders: string[]; body: Buffer };

/**
 * Starts a server as its own process on a free port, its output in a file, as a supervisor does. Resolves with its first
 * response for this path, and with how long that took from the start.
 */
export async function startMeasured(
  script: (port: number, folder: string) => string[],
  path: string,
  settings: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-serving-'));
  const port = await freePort();
  const log = openSync(join(folder, 'output.log'), 'w');
  const { PATH = '', HOME = '' } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    ...settings,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
  };
  const startedAt = performance.now();
  const child = spawn(process.execPath, script(port, folder), { env, stdio: ['ignore', log, 'inherit'] });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  process.on('exit', () => child.kill('SIGKILL'));
  const first = await waitForResponse(port, path);
  const firstResponseMs = performance.now() - startedAt;
  return {
    port,
    first,
    firstResponseMs,
    /** Processor time so far, in seconds; NaN where the system does not say (only Linux does). */
    cpuSeconds: () => cpuSeconds(child.pid),
    /** Resident memory, in MiB. */
    residentMiB: () =>
      (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) * 1024) / bytesPerMiB,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function cpuSeconds(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  // The second field is the name in brackets, which may have spaces.
  const [, rest = ''] = readFileSync(file, 'utf8').split(') ');
  const [user, system] = rest.split(' ').slice(11, 13).map(Number);
  return ((user ?? NaN) + (system ?? NaN)) / ticksPerSecond;
}

async function waitForResponse(port: number, path: string): Promise<RawResponse> {
  for (;;) {
    const response = await get(port, path).catch(() => undefined);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
}

/** Requests a path as a browser does; returns the headers as they were sent. */
export function get(port: number, path: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const headers = { host: `127.0.0.1:${port}`, 'accept-encoding': acceptedEncodings };
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

/** As today's browsers send it. */
export const acceptedEncodings = 'gzip, deflate, br, zstd';

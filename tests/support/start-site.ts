import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandDir } from './brand-dir.ts';
import { compileCache } from './compile-cache.ts';
import { freePort } from './free-port.ts';

const ownRoot = new URL('../../', import.meta.url).pathname;

export type OwnSite = {
  /** The origin, without a trailing slash. */
  url: string;
  pid: number | undefined;
  /** What the process has printed so far. */
  output: () => string;
  /** Resolves when the process has printed this text; rejects if it ends without it. */
  printed: (words: string) => Promise<void>;
  /** Sends a signal (SIGTERM by default) and waits for the end; returns the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Resolves with the exit code when the process ends. */
  ended: Promise<number | null>;
};

/**
 * Starts the built site as a separate process on a free port, as `npm start` does, and waits until it listens. Without
 * a DATA_DIR it gets a temporary one, deleted at the end: tests never share a store with a developer. `root` is the
 * folder of another release.
 */
export async function startSite(env: Record<string, string> = {}, root = ownRoot): Promise<OwnSite> {
  const port = env['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const site = launch({ PUBLIC_URL: url, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...env, PORT: port }, root);
  await site.printed('Stop with Ctrl+C.');
  return { url, ...site };
}

/** Runs the site with a configuration or content that it must refuse; returns the exit code and what it printed. */
export async function runToExit(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const site = launch(env);
  const code = await site.ended;
  return { code, output: site.output() };
}

function launch(env: Record<string, string>, root = ownRoot): Omit<OwnSite, 'url'> {
  const { PATH = '', HOME = '' } = process.env;
  const ownDataDir = 'DATA_DIR' in env ? undefined : mkdtempSync(join(tmpdir(), 'site-data-'));
  const child = spawn(process.execPath, ['server/start.mjs'], {
    cwd: root,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      ...compileCache,
      // No balancer has to stop sending: only tests of the drain wait for one.
      DRAIN_SECONDS: '0',
      // Pages without content or addresses fail immediately: only tests of these waits set them.
      CONTENT_WAIT_SECONDS: '0',
      ADDRESS_WAIT_SECONDS: '0',
      CONTENT_DIR: brandDir,
      ...(ownDataDir && { DATA_DIR: ownDataDir }),
      ...env,
    },
  });
  // A site never outlives the tests that started it, however they end.
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  let output = '';
  const listeners = new Set<() => void>();
  const take = (chunk: Buffer) => {
    output += chunk.toString();
    listeners.forEach((listener) => listener());
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  void ended.then(() => {
    process.off('exit', kill);
    if (ownDataDir) rmSync(ownDataDir, { recursive: true, force: true });
  });
  const printed = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.includes(words) && resolve();
      listeners.add(check);
      check();
      void ended.then(() => reject(new Error(`The site ended without printing '${words}':\n${output}`)));
    });
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { pid: child.pid, output: () => output, printed, stop, ended };
}

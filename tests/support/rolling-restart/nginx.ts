import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Balancer } from './balancer.ts';

const nginx = '/usr/sbin/nginx';
const guide = new URL('../../../docs/how-to/restart-without-losing-a-request.md', import.meta.url);

/** Whether nginx is installed; scripts/prepare.mjs installs it where it can. */
export const hasNginx = existsSync(nginx);

/** nginx with the settings of the guide, in front of these processes. It makes no readiness checks. */
export async function startNginx(port: number, processPorts: readonly number[]): Promise<Balancer> {
  const dir = await mkdtemp(join(tmpdir(), 'nginx-'));
  const settings = join(dir, 'nginx.conf');
  await writeFile(settings, await configuration(dir, port, processPorts));
  const child = spawn(nginx, ['-c', settings, '-p', dir, '-e', join(dir, 'error.log')], { stdio: 'inherit' });
  // It never outlives the test that started it.
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const answers = (at: number) =>
    fetch(`http://127.0.0.1:${at}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    name: 'nginx',
    isUsing: async (processPort) => {
      while (!(await answers(processPort)) || !(await answers(port)));
    },
    stop: () => {
      child.kill('SIGTERM');
      void ended.then(async () => {
        process.off('exit', kill);
        await rm(dir, { recursive: true, force: true });
      });
    },
  };
}

/** The guide's nginx configuration. */
export async function readGuidesSettings(): Promise<string> {
  return /```nginx\n([^`]+)```/.exec(await readFile(guide, 'utf8'))?.[1] ?? '';
}

/** The guide's own text, with this test's ports and folders. */
async function configuration(dir: string, port: number, processPorts: readonly number[]): Promise<string> {
  const [first, second] = processPorts;
  const site = (await readGuidesSettings())
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replace(/listen [^;]+;/, `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(dir, name)};`)
    .join('\n');
  return `
daemon off;
worker_processes 1;
pid ${join(dir, 'nginx.pid')};
error_log ${join(dir, 'error.log')} warn;
events { worker_connections 1024; }
http {
  access_log off;
${temporary}
${site}
}
`;
}

import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const root = new URL('../../', import.meta.url).pathname;
const delivered = `${root}deploy/prometheus`;

/** Installed on the machine, or fetched by `npm test`; undefined where there are none. */
export const promtool = program('promtool');
export const prometheus = program('prometheus');

function program(name: string): string | undefined {
  return [`/usr/bin/${name}`, `${root}.prepare/prometheus/usr/bin/${name}`].find((path) => existsSync(path));
}

/** Starts Prometheus with deploy/prometheus: only the processes that it scrapes, and how often, are replaced. */
export async function startPrometheus(ports: { site: number; services: number }) {
  const dir = mkdtempSync(join(tmpdir(), 'prometheus-'));
  const config = readFileSync(join(delivered, 'prometheus.yml'), 'utf8')
    .replace('scrape_interval: 15s', 'scrape_interval: 1s')
    .replace('          - 127.0.0.1:9102\n', '')
    .replace('127.0.0.1:9101', `127.0.0.1:${ports.site}`)
    .replace('127.0.0.1:9103', `127.0.0.1:${ports.services}`);
  writeFileSync(join(dir, 'prometheus.yml'), config);
  copyFileSync(join(delivered, 'alerts.yml'), join(dir, 'alerts.yml'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    prometheus ?? '',
    [
      `--config.file=${dir}/prometheus.yml`,
      `--storage.tsdb.path=${dir}/data`,
      `--web.listen-address=${new URL(url).host}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    /** The series that a query returns now; undefined while Prometheus doesn't respond. */
    query: async (expression: string): Promise<unknown[] | undefined> => {
      const response = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(expression)}`).catch(
        () => {},
      );
      if (!response) return undefined;
      const { error, data } = (await response.json()) as { error?: string; data?: { result: unknown[] } };
      if (!data) throw new Error(`${expression}: ${error}`);
      return data.result;
    },
    stop: async () => {
      child.kill();
      await ended;
      rmSync(dir, { recursive: true });
    },
  };
}

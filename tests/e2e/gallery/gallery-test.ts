import { spawn } from 'node:child_process';
import { test as base } from '@playwright/test';
import { freePort } from '../../support/start-site.ts';

/** How long the gallery may take to start on a busy machine. */
const startMs = 60_000;

/** Playwright's test over the gallery of components, which runs as its own process and ends with the tests. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const port = String(await freePort());
      const root = new URL('../../../', import.meta.url).pathname;
      const child = spawn(process.execPath, ['scripts/gallery.ts', '--port', port], { cwd: root });
      const ended = new Promise((resolve) => child.on('close', resolve));
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (chunk: Buffer) => chunk.includes('Gallery:') && resolve());
        void ended.then((code) => reject(new Error(`The gallery ended with code ${String(code)}.`)));
      });
      await use(`http://localhost:${port}/`);
      child.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker', timeout: startMs },
  ],
});

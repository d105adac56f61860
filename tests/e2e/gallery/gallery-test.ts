import { spawn } from 'node:child_process';
import { freePort } from '../../support/free-port.ts';
import { test as base, type Started } from '../../support/base-test.ts';

/** Playwright's test over the gallery of components, which runs as its own process and ends with the tests. */
export const test = base.extend<{ gallery: string }>({
  gallery: async ({ startOnce }, use) => use(await startOnce('gallery', startGallery)),
  baseURL: async ({ gallery }, use) => use(gallery),
});

async function startGallery(): Promise<Started<string>> {
  const port = String(await freePort());
  const root = new URL('../../../', import.meta.url).pathname;
  const child = spawn(process.execPath, ['scripts/gallery.ts', '--port', port], { cwd: root });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('Gallery:') && resolve());
    void ended.then((code) => reject(new Error(`The gallery ended with code ${String(code)}.`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { value: `http://localhost:${port}/`, stop };
}

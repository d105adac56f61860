// Part of `npm run build`: starts the site once in this process and renders two pages, so that Node stores what it compiled
// for that, for the first start after the build.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const build = new URL('../build/', import.meta.url);
rmSync(new URL('compile-cache', build), { recursive: true, force: true });
await import(new URL('../server/prepare-node.mjs', import.meta.url).href);

// Loaded only now: what was loaded before is not in the cache.
const { readConfig } = await import('../server/config/config.ts');
const { createLogger } = await import('../platform/logger/logger.ts');
const { systemClock } = await import('../platform/clock/clock.ts');
const { homePath } = await import('../contracts/area-path.ts');
await import('../server/run-site.ts');
const bundle = (await import(
  new URL('server/index.js', build).href
)) as typeof import('../server/create-server.ts');

const folder = mkdtempSync(join(tmpdir(), 'warm-compile-cache-'));
const { app, stop } = await bundle.createServer({
  config: readConfig({ DATABASE_URL: 'file::memory:', DATA_DIR: folder }),
  logger: createLogger('silent'),
  clock: systemClock,
  mode: 'production',
  clientDir: new URL('client', build).pathname,
  stopping: new AbortController().signal,
});
for (const path of [homePath, `${homePath}meters`]) {
  const { status } = await app.request(path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
}
await stop();
rmSync(folder, { recursive: true });

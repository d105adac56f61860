// Part of `npm run build`: saves the first start some work. Starts the site once and requests some pages: Node stores the
// code that it compiled for them, and the site records that it has verified the content and saves the search index, all
// beside the built server.
import { rmSync } from 'node:fs';
import { homePath } from '../contracts/area-path.ts';
import { recordRelease } from '../server/edge/release/release.ts';
import { startSite } from '../tests/support/start-site.ts';

const pages = [homePath, `${homePath}meters`, '/search?q=help'];

rmSync(new URL('../build/compile-cache', import.meta.url), { recursive: true, force: true });
recordRelease(new URL('../build/client', import.meta.url).pathname);
// As in production: the folder of the tests' processes would be used instead.
const site = await startSite({ CONTENT_DIR: 'content', NODE_COMPILE_CACHE: '' });
for (const path of pages) {
  const { status } = await fetch(site.url + path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
}
await site.stop();

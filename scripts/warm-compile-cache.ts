// Part of `npm run build`: starts the site once and asks for two pages, so that Node stores what it compiled for that, for the
// first start after the build.
import { rmSync } from 'node:fs';
import { homePath } from '../contracts/area-path.ts';
import { startSite } from '../tests/support/start-site.ts';

rmSync(new URL('../build/compile-cache', import.meta.url), { recursive: true, force: true });
// As in production: the folder of the tests' processes would be used instead.
const site = await startSite({ CONTENT_DIR: 'content', NODE_COMPILE_CACHE: '' });
for (const path of [homePath, `${homePath}meters`]) {
  const { status } = await fetch(site.url + path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
}
await site.stop();

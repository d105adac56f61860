import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { movableClock } from '#tests/support/movable-clock.ts';
import { keepAssetsPublished, publishAssets } from './publish-assets.ts';
import { staticFiles } from './static-files.ts';

const day = 24 * 60 * 60_000;
let folder = '';
let assetsDir = '';
let clock = movableClock();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  assetsDir = join(folder, 'shared');
  clock = movableClock();
  onTestFinished(() => rm(folder, { recursive: true }));
});

/** The built files of a release. */
async function makeRelease(name: string, files: Record<string, string>) {
  const clientDir = join(folder, name);
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(clientDir, 'assets', file), text);
  const get = async (file: string) => {
    const response = await staticFiles({ clientDir, assetsDir }).request(`/help-and-support/assets/${file}`);
    return {
      status: response.status,
      text: await response.text(),
      cache: response.headers.get('cache-control'),
    };
  };
  return { clientDir, get, publish: () => publishAssets({ clientDir, assetsDir, clock }) };
}

test('processes of two releases each serve the files of both, as files that never change', async () => {
  const earlier = await makeRelease('earlier', { 'page-aaaa.css': 'earlier' });
  const later = await makeRelease('later', { 'page-bbbb.css': 'later' });
  await earlier.publish();
  expect((await earlier.get('page-bbbb.css')).status).toBe(404);
  await later.publish();
  const cache = 'public, max-age=31536000, immutable';
  expect(await earlier.get('page-bbbb.css')).toEqual({ status: 200, text: 'later', cache });
  expect(await later.get('page-aaaa.css')).toEqual({ status: 200, text: 'earlier', cache });
  expect((await later.get('page-cccc.css')).status).toBe(404);
});

test('several processes that start at once leave every file complete, and no partial copies', async () => {
  const release = await makeRelease('release', { 'a-1.js': 'one', 'b-2.js': 'two' });
  await Promise.all([release.publish(), release.publish(), release.publish()]);
  expect((await readdir(assetsDir)).toSorted()).toEqual(['a-1.js', 'b-2.js']);
});

test('files that no process has published for a month are deleted; those of a release in use are not', async () => {
  const earlier = await makeRelease('earlier', { 'page-aaaa.css': 'earlier', 'same-cccc.css': 'both' });
  const later = await makeRelease('later', { 'page-bbbb.css': 'later', 'same-cccc.css': 'both' });
  await earlier.publish();
  clock.pass(29 * day);
  await later.publish();
  expect(await readdir(assetsDir)).toContain('page-aaaa.css');
  clock.pass(2 * day);
  await later.publish();
  expect((await readdir(assetsDir)).toSorted()).toEqual(['page-bbbb.css', 'same-cccc.css']);
});

test('a process that runs for longer than a month keeps its files from a later release’s start', async () => {
  const earlier = await makeRelease('earlier', { 'page-aaaa.css': 'earlier' });
  const later = await makeRelease('later', { 'page-bbbb.css': 'later' });
  const running = await keepAssetsPublished({ clientDir: earlier.clientDir, assetsDir, clock }, 1);
  onTestFinished(running.stop);
  clock.pass(31 * day);
  await expect
    .poll(async () => (await stat(join(assetsDir, 'page-aaaa.css'))).mtimeMs)
    .toBeGreaterThan(clock.now() - day);
  await later.publish();
  expect((await later.get('page-aaaa.css')).status).toBe(200);
});

test('a copy that a crash left behind is deleted after a month too', async () => {
  const release = await makeRelease('release', { 'a-1.js': 'one' });
  await mkdir(assetsDir);
  const part = join(assetsDir, 'x-9.js.77.part');
  await writeFile(part, 'half');
  const long = new Date(clock.now() - 31 * day);
  await utimes(part, long, long);
  await release.publish();
  expect(await readdir(assetsDir)).toEqual(['a-1.js']);
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteInProcess } from '#tests/support/site-in-process.ts';

test('with ASSETS_DIR a site serves the files of its own pages and those that a page of another release requests', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'page-of-another-release.css'), 'p { color: teal }');
  const site = await siteInProcess({ ASSETS_DIR: folder });
  onTestFinished(site.stop);
  const page = await (await site.get('/help-and-support/meters')).text();
  const assets = new Set(page.match(/\/help-and-support\/assets\/[\w.-]+/g));
  expect(assets.size).toBeGreaterThan(2);
  for (const path of [...assets, '/help-and-support/assets/page-of-another-release.css'])
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  // Another release's process finds them there.
  const shared = await readdir(folder);
  for (const path of assets) expect(shared).toContain(path.replace(/.*\//, ''));
});

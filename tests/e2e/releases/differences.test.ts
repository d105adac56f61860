import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptsDictionary, nameOf } from '../../support/read-dcz.ts';
import { recordSent } from '../../support/sent-by-the-site.ts';
import { expect, test } from '../../support/site-test.ts';

// Its cache has no files of other tests.
test.use({ newBrowserContext: true });

const assets = new URL('../../../build/client/assets/', import.meta.url).pathname;
const path = '/help-and-support/assets/';
const newer = readdirSync(assets).find((name) => /^frame-[\w-]{8}\.css$/.test(name)) ?? '';
const older = 'frame-older000.css';

test('a browser with the style sheet of another release gets the new one as a difference, and shows the page correctly', async ({
  page,
  startOwnSite,
  cleanUpAfterPage,
}) => {
  const assetsDir = mkdtempSync(join(tmpdir(), 'assets-'));
  cleanUpAfterPage(async () => rmSync(assetsDir, { recursive: true }));
  const sheet = readFileSync(join(assets, newer), 'utf8').replace('{', '{outline:0;');
  writeFileSync(join(assetsDir, older), sheet);
  const site = await startOwnSite({ env: { ASSETS_DIR: assetsDir } });
  // It is compressed after the first request, for the ones that follow.
  const headers = {
    'accept-encoding': acceptsDictionary,
    'available-dictionary': nameOf(Buffer.from(sheet)),
  };
  await expect
    .poll(async () => (await fetch(site.url + path + newer, { headers })).headers.get('content-encoding'))
    .toBe('dcz');

  const sent = await recordSent(page);
  await page.goto(`${site.url}/help-and-support/manifest.webmanifest`);
  await page.evaluate(async (url) => (await fetch(url)).text(), path + older);
  await page.goto(`${site.url}/help-and-support/meters`);
  expect(sent.last(path + newer)?.encoding).toBe('dcz');
  expect(sent.last(path + newer)?.bytes).toBeLessThan(200);
  await expect(page.locator('body')).toHaveCSS('font-family', /Figtree/);
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchDelayMs } from '#app/telemetry/analytics/first-party-sink.ts';
import { allowMeasuring, openMeasured } from '../../support/measured-visit.ts';
import { waitForOfflinePages } from '../../support/offline-help.ts';
import { expect, test } from '../../support/site-test.ts';
import { storedCounts } from '../../support/stored-counts.ts';

test.use({ serviceWorkers: 'allow' });

test('pages that are left within seconds are counted, also those that the service worker opens', async ({
  page,
  serveOwnSite,
}) => {
  const databaseUrl = `file:${join(mkdtempSync(join(tmpdir(), 'counts-')), 'site.db')}`;
  const { url } = await serveOwnSite({ env: { DATABASE_URL: databaseUrl } });
  await allowMeasuring(page, url);
  // However slow the machine: what is counted waits for more until the page is left.
  await page.addInitScript((delayOfBatch) => {
    const start = setTimeout;
    window.setTimeout = ((run: () => void, delayMs?: number) =>
      delayMs === delayOfBatch ? 0 : start(run, delayMs)) as typeof setTimeout;
  }, batchDelayMs);
  const help = '/help-and-support';
  await page.goto(`${url}${help}/`);
  await waitForOfflinePages(page);
  const paths = ['meters', 'emergencies', 'smart-home', 'breakdowns'].map(
    (category) => `${help}/${category}`,
  );
  for (const path of paths) await openMeasured(page, url + path);
  await page.goto('about:blank');
  await expect
    .poll(() => storedCounts(databaseUrl))
    .toEqual(expect.arrayContaining(paths.map((path) => `page-view ${path} ×1`)));
});

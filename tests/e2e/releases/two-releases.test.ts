import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandDir } from '../../support/brand-dir.ts';
import { buildOtherRelease, type OtherRelease } from '../../support/build-other-release.ts';
import {
  fillQuery,
  newVisitor,
  submitAndConfirm,
  completeFirstStep,
} from '../../support/complaint-journey.ts';
import { savedPaths, waitForOfflinePages } from '../../support/offline-help.ts';
import { startBalancer } from '../../support/rolling-restart/balancer.ts';
import { expect, test as base } from '../../support/site-test.ts';
import { freePort } from '../../support/free-port.ts';
import { startSite } from '../../support/start-site.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const area = '/help-and-support';
const complaint = `${area}/complaints/pay-as-you-go`;

const test = base.extend<{ otherRelease: OtherRelease }>({
  otherRelease: async ({ startOnce }, use) => use(await startOnce('other release', buildOtherRelease)),
});

// Its cache has no files of other tests.
test.use({ newBrowserContext: true });

// In one worker, so that the other release is built once.
test.describe.configure({ mode: 'default' });

/** Processes of two releases behind a balancer that gives each request to the next one. */
async function startTwoReleases(other: OtherRelease, shares: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'two-releases-'));
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const start = (processPort: number, root?: string) =>
    startSite(
      {
        PORT: String(processPort),
        PUBLIC_URL: url,
        DATA_DIR: join(folder, 'data'),
        CONTENT_DIR: brandDir,
        // Longer than the balancer takes to notice.
        DRAIN_SECONDS: '3',
        ...(shares && { ASSETS_DIR: join(folder, 'assets') }),
      },
      root,
    );
  const sites = [await start(ports[0] ?? 0), await start(ports[1] ?? 0, other.folder)];
  const balancer = await startBalancer(port, ports);
  for (const processPort of ports) await balancer.isUsing(processPort);
  const stop = async () => {
    balancer.stop();
    await Promise.all(sites.map((site) => site.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, sites, stop };
}

test.describe('two releases side by side, with ASSETS_DIR', () => {
  test('pages of either work with processes of either, from reading to a complaint that is sent', async ({
    page,
    otherRelease,
    cleanUpAfterPage,
  }) => {
    const { url, stop } = await startTwoReleases(otherRelease, true);
    cleanUpAfterPage(stop);
    const requestedFiles = new Set<string>();
    const missing: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith(`${area}/assets/`))
        requestedFiles.add(pathname.slice(`${area}/assets/`.length));
      if (response.status() >= 400) missing.push(`${response.status()} ${pathname}`);
    });
    for (const path of [
      '/',
      '/meters',
      '/meters/economy-7-meters',
      '/emergencies',
      '/contact-us',
      '/submit-meter-read',
    ]) {
      await page.goto(`${url}${area}${path}`);
      await page.goto(`${url}${area}${path}`);
    }
    await page.goto(url + complaint);
    await waitForScripts(page);
    const visitor = newVisitor();
    await completeFirstStep(page, visitor);
    await fillQuery(page, 'My meter took the money twice.');
    await submitAndConfirm(page);
    const isRequested = (files: string[]) => files.some((file) => requestedFiles.has(file));
    // The balancer alternates: one more request on every second visit makes the other process serve the page.
    for (
      let visit = 0;
      !(isRequested(otherRelease.files) && isRequested(otherRelease.ownFiles));
      visit += 1
    ) {
      expect(visit, 'visits until the pages of both have been shown').toBeLessThan(8);
      if (visit % 2) await page.request.get(`${url}/healthz`);
      await page.goto(`${url}${area}/meters`);
    }
    expect(missing).toEqual([]);
  });

  test.describe('the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('shows the pages of both, and saves help once one of them is left', async ({
      page,
      otherRelease,
      cleanUpAfterPage,
    }) => {
      const { url, sites, stop } = await startTwoReleases(otherRelease, true);
      cleanUpAfterPage(stop);
      for (let visit = 0; visit < 4; visit += 1) {
        await page.goto(`${url}${area}/meters`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await sites[0]?.stop();
      await page.goto(`${url}${area}/meters`);
      await waitForOfflinePages(page);
      await expect
        .poll(async () => Object.values(await savedPaths(page)).flat())
        .toContain(`${area}/emergencies/power-cuts`);
    });
  });
});

test('without ASSETS_DIR a page of one release misses its files at the other', async ({
  otherRelease,
  cleanUpAfterPage,
}) => {
  const { sites, stop } = await startTwoReleases(otherRelease, false);
  cleanUpAfterPage(stop);
  const [own, other] = sites.map(({ url }) => `${url}${area}`);
  const filesOf = async (site = '') =>
    (await (await fetch(`${site}/meters`)).text()).match(
      /(?<=\/assets\/)(?:frame|page)-[\w-]+\.(?:css|js)/g,
    ) ?? [];
  const statuses = (site = '', files: string[]) =>
    Promise.all([...new Set(files)].map(async (file) => (await fetch(`${site}/assets/${file}`)).status));
  for (const [one, another] of [
    [own, other],
    [other, own],
  ]) {
    expect(await statuses(one, await filesOf(one))).toEqual([200, 200]);
    expect(await statuses(another, await filesOf(one))).toEqual([404, 404]);
  }
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandDir } from '../../support/brand-dir.ts';
import { fillQuery, newVisitor, submitAndConfirm, takeFirstStep } from '../../support/complaint-journey.ts';
import { savedPaths, whenSaved } from '../../support/offline-help.ts';
import { makeOtherRelease } from '../../support/other-release.ts';
import { startBalancer } from '../../support/rolling-restart/balancer.ts';
import { expect, test } from '../../support/site-test.ts';
import { freePort } from '../../support/free-port.ts';
import { startSite } from '../../support/start-site.ts';
import { whenStarted } from '../../support/when-started.ts';

const area = '/help-and-support';
const complaint = `${area}/complaints/pay-as-you-go`;

/** Processes of two releases behind a balancer that gives each request to the next one. */
async function startTwoReleases(shares: boolean) {
  const other = makeOtherRelease();
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
    other.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, other, sites, stop };
}

test.describe('two releases side by side, with ASSETS_DIR', () => {
  test('pages of either work with processes of either, from reading to a complaint that is sent', async ({
    page,
    untilPageIsLeft,
  }) => {
    const { url, other, stop } = await startTwoReleases(true);
    untilPageIsLeft(stop);
    const asked = new Set<string>();
    const missing: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith(`${area}/assets/`)) asked.add(pathname.slice(`${area}/assets/`.length));
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
    await whenStarted(page);
    const visitor = newVisitor();
    await takeFirstStep(page, visitor);
    await fillQuery(page, 'My meter took the money twice.');
    await submitAndConfirm(page);
    expect(missing).toEqual([]);
    const ofOther = new Set(other.names);
    expect(
      [...asked].some((name) => ofOther.has(name)),
      'files of the one release',
    ).toBe(true);
    expect(
      [...asked].some((name) => !ofOther.has(name)),
      'files of the other',
    ).toBe(true);
  });

  test.describe('the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('shows the pages of both, and saves help once one of them is left', async ({
      page,
      untilPageIsLeft,
    }) => {
      const { url, sites, stop } = await startTwoReleases(true);
      untilPageIsLeft(stop);
      for (let visit = 0; visit < 4; visit += 1) {
        await page.goto(`${url}${area}/meters`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await sites[0]?.stop();
      await page.goto(`${url}${area}/meters`);
      await whenSaved(page);
      await expect
        .poll(async () => Object.values(await savedPaths(page)).flat())
        .toContain(`${area}/emergencies/power-cuts`);
    });
  });
});

test.describe('without ASSETS_DIR', () => {
  test.use({ expectedProblem: /404|Failed to (?:load|fetch)|MIME|module/ });

  test('a page of one release misses files at the other: the folder is needed', async ({
    page,
    untilPageIsLeft,
  }) => {
    const { url, stop } = await startTwoReleases(false);
    untilPageIsLeft(stop);
    const missing: number[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(404);
    });
    for (let visit = 0; visit < 4; visit += 1) await page.goto(`${url}${area}/meters`);
    expect(missing.length).toBeGreaterThan(0);
  });
});

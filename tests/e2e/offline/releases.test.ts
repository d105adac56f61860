import { lostNetwork, savedLine, savedPaths, waitForOfflinePages } from '../../support/offline-help.ts';
import { emergencyFeed } from '../../support/emergency-feed.ts';
import { expect, test } from '../../support/site-test.ts';
import { freePort } from '../../support/free-port.ts';
import { findItem } from '#app/consent/find-item.ts';
import { storedItems } from '#app/consent/stored-items.ts';

test.use({ serviceWorkers: 'allow', expectedProblem: lostNetwork });

const meters = '/help-and-support/meters';
const emergencies = '/help-and-support/emergencies';
const powerCuts = `${emergencies}/power-cuts`;
const leakyPipes = `${emergencies}/leaky-pipes`;

/** The names of the caches that hold emergency help. */
const emergencyCaches = (saved: Record<string, string[]>) =>
  Object.keys(saved).filter((name) => name.startsWith('help-offline-emergency-'));

test('what is saved is listed on the page about cookies, and all that is listed is saved', async ({
  page,
}) => {
  await page.goto(meters);
  await waitForOfflinePages(page);
  const items = Object.keys(await savedPaths(page)).map((name) => findItem('cache', name));
  expect(new Set(items)).toEqual(new Set(storedItems.filter(({ kind }) => kind === 'cache')));
});

test('another release of the help replaces the earlier one as a whole', async ({ page, serveOwnSite }) => {
  const PORT = String(await freePort());
  const first = await serveOwnSite({
    env: { PORT },
    content: { 'help/categories.json': emergencyFeed(['power-cuts']) },
  });
  await page.goto(`${first.url}${meters}`);
  await waitForOfflinePages(page);
  const before = await savedPaths(page);
  expect(Object.values(before).flat()).toContain(powerCuts);
  expect(Object.values(before).flat()).not.toContain(leakyPipes);
  await first.stop();

  const next = await serveOwnSite({
    env: { PORT },
    content: { 'help/categories.json': emergencyFeed(['power-cuts', 'leaky-pipes']) },
  });
  await page.goto(`${next.url}${meters}`);
  await expect.poll(async () => emergencyCaches(await savedPaths(page))).not.toEqual(emergencyCaches(before));
  await expect.poll(async () => emergencyCaches(await savedPaths(page))).toHaveLength(1);
  const [now = ''] = emergencyCaches(await savedPaths(page));
  expect((await savedPaths(page))[now]).toEqual(expect.arrayContaining([emergencies, powerCuts, leakyPipes]));
});

test('a release of which a part can’t be fetched leaves the earlier one as it was', async ({
  page,
  serveOwnSite,
  startContentService,
}) => {
  const PORT = String(await freePort());
  const first = await serveOwnSite({ env: { PORT } });
  await page.goto(`${first.url}${meters}`);
  await waitForOfflinePages(page);
  const before = await savedPaths(page);
  await first.stop();

  const feed = emergencyFeed(['power-cuts', 'leaky-pipes']);
  const content = await startContentService({ 'help/categories.json': feed });
  content.setMode('down', /leaky-pipes/);
  const broken = await serveOwnSite({ env: { PORT, CONTENT_URL: content.url } });
  await page.goto(`${broken.url}${meters}`);
  await content.waitForRequest('/help/emergencies/leaky-pipes.html');
  // Resolves when the browser has discarded the new worker, which it may have done already.
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.ready;
    if (installing)
      await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  });
  expect(emergencyCaches(await savedPaths(page))).toEqual(emergencyCaches(before));
  await broken.stop();
  await page.goto(`${broken.url}${leakyPipes}`);
  await expect(savedLine(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where offline help is switched off, browsers delete the worker and all that it saved', async ({
  page,
  serveOwnSite,
}) => {
  const PORT = String(await freePort());
  const on = await serveOwnSite({ env: { PORT } });
  await page.goto(`${on.url}${meters}`);
  await waitForOfflinePages(page);
  expect(Object.keys(await savedPaths(page)).length).toBe(2);
  await on.stop();

  const off = await serveOwnSite({ env: { PORT, OFFLINE_HELP: 'off' } });
  await page.goto(`${off.url}${meters}`);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => savedPaths(page)).toEqual({});
  await page.goto(`${off.url}${emergencies}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergencies');
  expect(await registrations()).toBe(0);
});

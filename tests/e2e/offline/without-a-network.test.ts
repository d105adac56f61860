import type { Page } from '@playwright/test';
import { articles } from '../../support/pages.ts';
import { consentBanner, undecided } from '../../support/consent.ts';
import { expectValidAndAccessible } from '../../support/expect-valid-and-accessible.ts';
import { lostNetwork, savedLine, savedPaths, waitForOfflinePages } from '../../support/offline-help.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

test.use({ serviceWorkers: 'allow', expectedProblem: lostNetwork });

const home = '/help-and-support/';
const meters = '/help-and-support/meters';
const emergencies = '/help-and-support/emergencies';
const contactUs = '/help-and-support/contact-us';
const emergencyArticles = articles.filter(({ path }) => path.startsWith(`${emergencies}/`));

/** The beginning of the line at the top of a page that was saved today, by the browser's clock. */
const savedToday = (page: Page) =>
  page.evaluate(() => {
    const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
    return `You seem to be offline. This page was saved on ${day} at `;
  });

/** Expects a page that looks as it should: with its styles, its font and all its pictures. */
async function expectWhole(page: Page) {
  await expect(page.locator('body')).toHaveCSS('font-family', /Figtree/);
  const missing = await page.evaluate(async () => {
    const fonts = await document.fonts.load('1rem "Figtree Variable"');
    const pictures = [...document.images].filter(
      ({ complete, naturalWidth }) => !complete || naturalWidth === 0,
    );
    return [...(fonts.length === 0 ? ['font'] : []), ...pictures.map(({ src }) => src)];
  });
  expect(missing).toEqual([]);
}

test('after one visit to any page all emergency help opens without a network, and says when it was saved', async ({
  page,
  context,
}) => {
  await page.goto(meters);
  await waitForOfflinePages(page);
  await context.setOffline(true);
  expect(emergencyArticles.length).toBeGreaterThan(5);
  for (const { path, title } of [
    { path: emergencies, title: 'Emergencies' },
    ...emergencyArticles,
    { path: contactUs, title: 'Contact us' },
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expect(savedLine(page), path).toContainText(await savedToday(page));
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first(), path).toBeVisible();
    await expectWhole(page);
  }
});

test('the first page and those read after it open without a network; for others the offline page is shown', async ({
  page,
  context,
}) => {
  await page.goto(meters);
  await waitForOfflinePages(page);
  await page.goto('/help-and-support/probate');
  await expect
    .poll(async () => Object.values(await savedPaths(page)).flat())
    .toContain('/help-and-support/probate');
  await context.setOffline(true);
  for (const path of [meters, `${meters}?from=a-letter`, '/help-and-support/probate']) {
    await page.goto(path);
    await expect(savedLine(page), path).toContainText(await savedToday(page));
    await expectWhole(page);
  }
  await page.goto('/help-and-support/smart-home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You’re offline, and this page isn’t saved',
  );
  await expect(savedLine(page)).toContainText(await savedToday(page));
  for (const number of ['0800 111 999', '105'])
    await expect(page.getByRole('main').getByRole('link', { name: number }).first()).toBeVisible();
  await expectValidAndAccessible(page, 'the offline page');
  await page.getByRole('main').getByRole('link', { name: 'Emergencies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergencies');
  await expectValidAndAccessible(page, 'a saved page');
});

test('a page is saved once it is opened, not when a link to it is only pointed at', async ({ page }) => {
  await page.goto(meters);
  await waitForOfflinePages(page);
  // Loaded by the worker, so that the page's own requests are saved.
  await page.reload();
  const saved = async () => Object.values(await savedPaths(page)).flat();
  const links = page.getByRole('main').locator(`a[href^="${meters}/"]`);
  const [first, second] = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const prefetched = async (path = '') => {
    const prefetch = page
      .context()
      .waitForEvent('requestfinished', (request) => request.url().endsWith(path));
    await page.getByRole('main').locator(`a[href="${path}"]`).first().hover();
    await prefetch;
  };
  await prefetched(first);
  await prefetched(second);
  await page.getByRole('main').locator(`a[href="${second}"]`).first().click();
  await expect(page).toHaveURL(second ?? '');
  await expect.poll(saved).toContain(second);
  expect(await saved()).not.toContain(first);
});

test('a saved page has the display settings chosen since, and nothing that needs the network', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(meters);
  await waitForOfflinePages(page);
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Display settings', exact: true }).click();
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.setOffline(true);
  for (const path of [emergencies, emergencyArticles[0]?.path ?? '', '/help-and-support/smart-home']) {
    await page.goto(path);
    await expect(savedLine(page), path).toBeVisible();
    await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('form:visible'), path).toHaveCount(0);
    for (const name of ['Display settings', 'Search help'])
      await expect(page.getByRole('button', { name, exact: true }), path).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu' }), path).toBeVisible();
  }
});

test('when the network is back, ‘Try again’ opens the page itself', async ({ page, context }) => {
  await page.goto(meters);
  await waitForOfflinePages(page);
  await context.setOffline(true);
  await page.goto(emergencies);
  await context.setOffline(false);
  await savedLine(page).getByRole('link', { name: 'Try again' }).click();
  await expect(savedLine(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergencies');
});

test('links on a page that is already open lead to saved pages', async ({ page, context, open }) => {
  await open(home);
  await waitForOfflinePages(page);
  await page.getByRole('main').getByRole('link', { name: 'Meters' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meters');
  await expect.poll(async () => Object.values(await savedPaths(page)).flat()).toContain(meters);
  await context.setOffline(true);
  // Without a pointer: below one the browser would prefetch the page, and that request is not cut off here.
  await page
    .getByRole('link', { name: 'Help in an emergency' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergencies');
  await expect(savedLine(page)).toBeVisible();
  await page.goto(meters);
  await expect(savedLine(page)).toBeVisible();
});

test('posts, forms, the account, data and search are never answered from what is saved', async ({
  page,
  context,
}) => {
  const forms = ['submit-meter-read', 'complaints/gas-and-electricity', 'your-account', 'deals', 'cookies'];
  // The first page's worker takes part in the requests of all others: one that starts later may miss a page that is opening.
  await page.goto(home);
  await waitForOfflinePages(page);
  for (const path of [...forms, 'meters']) await page.goto(home + path);
  await expect.poll(async () => Object.values(await savedPaths(page)).flat()).toContain(meters);
  const saved = Object.values(await savedPaths(page)).flat();
  expect(saved.filter((path) => forms.some((form) => path.includes(form)))).toEqual([]);
  await context.setOffline(true);
  await page.goto(emergencies);
  const answered = await page.evaluate(async () => {
    const asked = [
      ['POST', '/help-and-support/emergencies'],
      ['POST', '/help-and-support/was-this-useful'],
      ['GET', '/help-and-support/emergencies.data'],
      ['GET', '/help-and-support/session'],
      ['GET', '/help-and-support/search/suggestions?q=gas'],
      ['GET', '/help-and-support/emergencies'],
    ] as const;
    const answers = asked.map(([method, path]) =>
      fetch(path, { method }).then(
        () => `${method} ${path}`,
        () => [],
      ),
    );
    return (await Promise.all(answers)).flat();
  });
  expect(answered).toEqual([]);
  for (const path of [...forms.map((form) => home + form), '/search?q=gas'])
    await expect(page.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('a saved notice of an outage is shown only below the line that says how old it is', async ({
  page,
  serveOwnSite,
}) => {
  const notice = { title: 'Phones are down', message: '<p>Back soon.</p>' };
  const site = await serveOwnSite({ content: { 'service-outages/help-and-support.json': notice } });
  await page.goto(`${site.url}${home}`);
  await waitForOfflinePages(page);
  await site.stop();
  await page.goto(`${site.url}${home}`);
  await expect(page.getByText('Phones are down')).toBeVisible();
  await expect(savedLine(page)).toContainText(await savedToday(page));
  const [line, shown] = [
    await savedLine(page).boundingBox(),
    await page.getByText('Phones are down').boundingBox(),
  ];
  expect(line?.y).toBeLessThan(shown?.y ?? 0);
});

test.describe('a visitor who has not been asked yet', () => {
  test.use(undecided);

  test('is not asked about cookies on a saved page, where nothing could be answered', async ({
    page,
    context,
  }) => {
    await page.goto(meters);
    await expect(consentBanner(page)).toBeVisible();
    await waitForOfflinePages(page);
    await context.setOffline(true);
    await page.goto(meters);
    await expect(savedLine(page)).toBeVisible();
    await expect(consentBanner(page)).toBeHidden();
    await page.goto(emergencies);
    await expect(consentBanner(page)).toBeHidden();
  });
});

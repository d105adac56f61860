import type { Page } from '@playwright/test';
import { pickArticle } from '../../support/article-files.ts';
import { bothSchemes, expectAccessible } from '../../support/axe.ts';
import { builtInPixels } from '../../support/built-in-pixels.ts';
import { expect, test } from '../../support/site-test.ts';

const theme = { light: { primary: '#7a1fa2', accent: '#ff9ec4', dusk: '#2b0b3f' } };
const article = pickArticle(({ isRich }) => isRich).path;

const pages = [
  ['the home', '/help-and-support/'],
  ['a category', '/help-and-support/meters'],
  ['emergencies', '/help-and-support/emergencies'],
  ['an article', article],
  ['contact', '/help-and-support/contact-us'],
  ['the meter reading', '/help-and-support/submit-meter-read'],
  ['a form', '/help-and-support/complaints/gas-and-electricity'],
  ['a page of the main site', '/energy'],
  ['the search', '/search?q=meter'],
  ['a missing page', '/page-not-found.html'],
  ['the sign-in', '/help-and-support/sign-in?from=%2Fhelp-and-support%2F'],
] as const;

const coloursOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor, boxShadow } = getComputedStyle(element);
      return { color, backgroundColor, boxShadow };
    });
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test.describe('with a theme of three colours', () => {
  test.setTimeout(180_000);
  test.use({ expectedProblem: /status of 404/ });

  // A few pages per test: each is checked in every appearance.
  for (const some of [pages.slice(0, 3), pages.slice(3, 6), pages.slice(6, 9), pages.slice(9)]) {
    const names = some.map(([name]) => name).join(', ');
    test(`${names}: both schemes are readable, and none of the built-in colours remain`, async ({
      page,
      open,
      serveOwnSite,
    }) => {
      const site = await serveOwnSite({ content: { 'theme.json': theme } });
      for (const [name, path] of some) {
        await open(`${site.url}${path}`);
        await expectAccessible(page, name, bothSchemes);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await builtInPixels(page), `${name}, ${colorScheme}`).toEqual({});
        }
      }
    });
  }

  test('buttons, links, the hero, the footer and the focus ring have its colours', async ({
    page,
    open,
    serveOwnSite,
  }) => {
    const site = await serveOwnSite({ content: { 'theme.json': theme } });
    await page.emulateMedia({ colorScheme: 'light' });
    await open(`${site.url}/help-and-support/`);
    expect(await coloursOf(page, '.hero')).toMatchObject({ backgroundColor: rgb('#2b0b3f') });
    expect(await coloursOf(page, '.search__go')).toMatchObject({ backgroundColor: rgb('#ff9ec4') });
    expect(await coloursOf(page, '.footer')).toMatchObject({ backgroundColor: rgb('#2b0b3f') });
    await open(`${site.url}/help-and-support/submit-meter-read`);
    expect(await coloursOf(page, 'main button:has-text("Submit your reading")')).toMatchObject({
      backgroundColor: rgb('#7a1fa2'),
    });
    await open(`${site.url}${article}`);
    expect(await coloursOf(page, '.article a[href]:not(.button)')).toMatchObject({ color: rgb('#7a1fa2') });
    await page.keyboard.press('Tab');
    await page.locator('.article a[href]').first().focus();
    expect((await coloursOf(page, '.article a[href]')).boxShadow).toContain(rgb('#ff9ec4'));
  });

  test('printed pages, forced colours and more contrast keep their own colours', async ({
    page,
    open,
    serveOwnSite,
    baseURL,
  }) => {
    const site = await serveOwnSite({
      content: {
        'theme.json': {
          light: { ...theme.light, canvas: '#fff7ff', inkMuted: '#4a3b52' },
          scene: { sun: '#ff9ec4' },
        },
      },
    });
    const role = (name: string) =>
      page.evaluate(
        (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
        name,
      );
    for (const address of [baseURL, site.url]) {
      await page.emulateMedia({ media: 'print' });
      await open(`${address}${article}`);
      expect(await role('--canvas')).toBe('#fff');
      await page.emulateMedia({ media: 'screen', contrast: 'more' });
      expect(await role('--ink-muted')).toBe(await role('--ink'));
      await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
      await open(`${address}/help-and-support/`);
      const sun = await page
        .locator('.hero__art')
        .first()
        .evaluate((art) => getComputedStyle(art).getPropertyValue('--scene-sun'));
      expect(sun).toBe('transparent');
      await page.emulateMedia({ forcedColors: 'none' });
    }
  });
});

test('a page links its theme once, and browsers cache it; the built-in colours need no file', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const themes = () => page.locator('link[rel=stylesheet][href*="/theme-"]');
  const site = await serveOwnSite({ content: { 'theme.json': theme } });
  const response = await open(`${site.url}/help-and-support/meters`);
  expect(response?.headers()['content-security-policy']).toMatch(/style-src 'self';/);
  await expect(themes()).toHaveCount(1);
  const address = await themes().getAttribute('href');
  const sheet = await page.request.get(`${site.url}${address}`);
  expect(sheet.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await sheet.body()).length).toBeLessThan(4_000);
  await open('/help-and-support/meters');
  await expect(themes()).toHaveCount(0);
});

test('a theme with anything but colours changes nothing', async ({
  page,
  open,
  startContentService,
  serveOwnSite,
}) => {
  const hostile = { light: { ...theme.light, primary: '#7a1fa2}body{display:none' } };
  const service = await startContentService({ 'theme.json': hostile });
  const site = await serveOwnSite({ env: { CONTENT_URL: service.url } });
  await open(`${site.url}/help-and-support/`);
  await expect(page.locator('link[rel=stylesheet][href*="/theme-"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

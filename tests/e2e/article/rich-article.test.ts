import type { Page } from '@playwright/test';
import { pickArticle, articleFiles } from '../../support/article-files.ts';
import { expect, test } from '../../support/base-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { watchProblems } from '../../support/page-problems.ts';

// Short enough that tabs are below the fold: tabs in view when the script arrives stay plain sections.
test.use({ viewport: { width: 1280, height: 400 } });

const plain = pickArticle(({ isRich }) => !isRich);
const withTabs = pickArticle(({ hasTabs }) => hasTabs);
const otherWithTabs = pickArticle(({ hasTabs, path }) => hasTabs && path !== withTabs.path);
const withExpanders = pickArticle(({ hasExpanders, hasTabs }) => hasExpanders && !hasTabs);

/** The addresses of scripts that the page requested, in order. */
function scriptsAskedFor(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
}

test('the script for rich articles loads after React has started', async ({ page }) => {
  for (const { path } of [withTabs, withExpanders]) {
    await page.goto(path);
    await expect
      .poll(() => scriptsAskedFor(page))
      .toContainEqual(expect.stringContaining('/make-interactive-'));
    const scripts = await scriptsAskedFor(page);
    const place = (name: string) => scripts.findIndex((script) => script.includes(name));
    expect(place('/make-interactive-')).toBeGreaterThan(place('/entry.client-'));
  }
});

test('an article without rich content never loads the script for rich articles', async ({ page }) => {
  await page.goto(plain.path);
  await waitForScripts(page);
  expect((await scriptsAskedFor(page)).filter((script) => script.includes('make-interactive'))).toEqual([]);
});

test('no article’s HTML preloads the script for rich articles', async ({ request }) => {
  for (const { path } of articleFiles)
    expect(await (await request.get(path)).text(), path).not.toMatch(/(?:src|href)="[^"]*make-interactive/);
});

for (const { from, start } of [
  { from: 'a plain article', start: plain },
  { from: 'another article with tabs', start: otherWithTabs },
]) {
  test(`going from ${from} to one with tabs makes its tabs work`, async ({ page }) => {
    await page.goto(start.path);
    await waitForScripts(page);
    if (start.hasTabs) await expect(page.getByRole('tablist').first()).toBeVisible();
    await page.evaluate(
      (href) => document.querySelector('.related a')?.setAttribute('href', href),
      withTabs.path,
    );
    await page.locator('.related a').first().click();
    await expect(page.getByRole('heading', { level: 1, name: withTabs.title })).toBeVisible();
    const tabs = page.getByRole('article').getByRole('tab');
    await tabs.last().click();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });
}

test('an expander opens by pointer and by keyboard', async ({ page }) => {
  await page.goto(withExpanders.path);
  const expander = page.getByRole('article').locator('details').first();
  const answer = expander.locator('.expander__body');
  await expect(answer).toBeHidden();
  await expander.locator('summary').click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
  await page.keyboard.press('Space');
  await expect(answer).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('expanders still open', async ({ page }) => {
    await page.goto(withExpanders.path);
    const expander = page.getByRole('article').locator('details').first();
    await expander.locator('summary').click();
    await expect(expander.locator('.expander__body')).toBeVisible();
  });

  test('tabs read as plain sections, each below its heading', async ({ page }) => {
    for (const { path } of articleFiles.filter(({ hasTabs }) => hasTabs)) {
      await page.goto(path);
      await expect(page.getByRole('tablist')).toHaveCount(0);
      const sections = page.locator('.tabs > .tab');
      expect(await sections.count()).toBeGreaterThan(1);
      for (const section of await sections.all()) {
        await expect(section.locator('h3, h4').first()).toBeVisible();
        await expect(section.locator('p, ol, ul').first()).toBeVisible();
      }
    }
  });
});

test('an address with a badly encoded fragment does not break the article', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto(`${withExpanders.path}#%E0%A4%A`);
  await expect
    .poll(() => scriptsAskedFor(page))
    .toContainEqual(expect.stringContaining('/make-interactive-'));
  await waitForScripts(page);
  // The script's other listeners still work: all expanders open for print.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('article details:not([open])')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect(problems).toEqual([]);
});

import { expect } from '@playwright/test';
import { pickArticle, articleFiles } from '../../support/article-files.ts';
import { withMotion } from '../../support/motion.ts';
import { named, readElements } from '../../support/read-elements.ts';
import { test } from '../../support/site-test.ts';

test.use(withMotion);

/** EXPERIENCE "Everywhere": an article with at least this many headings has a contents list. */
const headingsForContents = 3;

const article = pickArticle(({ hasTabs, isUrgent }) => hasTabs && !isUrgent);

test('an article with three or more headings has a contents list of them, unless it is urgent', async ({
  request,
}) => {
  const counts = new Set<boolean>();
  for (const { path, isUrgent } of articleFiles) {
    const elements = readElements(await (await request.get(path)).text());
    const headings = named(named(elements, 'article')[0]?.inside ?? [], 'h2').map(({ get, text }) => [
      `#${get('id')}`,
      text,
    ]);
    const list = named(named(elements, 'nav', 'toc')[0]?.inside ?? [], 'a').map(({ get, text }) => [
      get('href'),
      text,
    ]);
    expect(list, path).toEqual(headings.length >= headingsForContents && !isUrgent ? headings : []);
    counts.add(list.length > 0);
  }
  expect(counts, 'articles with a list').toContain(true);
});

test('two headings are too few for a contents list, and three are enough', async ({ page, serveOwnSite }) => {
  const [few, enough] = [
    '/help-and-support/meters/economy-7-meters',
    '/help-and-support/meters/move-your-meter',
  ];
  const site = await serveOwnSite({
    content: { [fileOf(few)]: withHeadings(2), [fileOf(enough)]: withHeadings(3) },
  });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  // A site that has just started on a busy machine may need longer for its content than a page waits for it.
  for (const path of [few, enough])
    await expect.poll(async () => (await fetch(site.url + path)).status).toBe(200);
  await page.goto(`${site.url}${few}`);
  await expect(page.getByRole('heading', { name: 'Part 2' })).toBeVisible();
  await expect(contents).toHaveCount(0);
  await page.goto(`${site.url}${enough}`);
  await expect(contents.getByRole('link')).toHaveText(['Part 1', 'Part 2', 'Part 3']);
});

test('a link of the contents list brings its heading into view, just below the top', async ({ page }) => {
  await page.goto(article.path);
  const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const heading = page.getByRole('heading', {
    level: 2,
    name: (await last.textContent()) ?? '',
    exact: true,
  });
  await expect(heading).not.toBeInViewport();
  await last.click();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(`${article.path}${await last.getAttribute('href')}`);
});

test('the contents list marks the section that is being read, from the first one on', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(article.path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  const marked = contents.locator('[aria-current]');
  await expect(marked, 'above the first heading').toHaveText([(await links.first().textContent()) ?? '']);
  for (const link of [links.nth(1), links.nth(2), links.nth(1)]) {
    await link.click();
    await expect(marked).toHaveText([(await link.textContent()) ?? '']);
  }
});

test('scripts that start while the page scrolls to a chosen heading fold no section that it passes', async ({
  page,
}) => {
  // Short enough that the tabs are still below the fold: tabs in view stay plain sections anyway.
  await page.setViewportSize({ width: 1280, height: 300 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(article.path);
  const first = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  const script = page.waitForResponse(/\/make-interactive-[^/]*\.js$/);
  release();
  // A second import of the script resolves after the first one has run.
  await page.evaluate((address) => import(address), (await script).url());
  await expect(page.getByRole('tablist'), 'tabs below would fold sections').toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
});

function fileOf(address: string) {
  return `${address.replace('/help-and-support', 'help')}.html`;
}

function withHeadings(count: number) {
  const parts = Array.from({ length: count }, (_, place) => `<h2>Part ${place + 1}</h2><p>Words.</p>`);
  return `<!doctype html><html><head><title>An article</title><meta name="description" content="About it."></head><body><div class="content-panel">${parts.join('')}</div></body></html>`;
}

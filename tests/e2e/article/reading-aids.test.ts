import { pickArticle, articleFiles } from '../../support/article-files.ts';
import { expect, test } from '../../support/base-test.ts';
import { articles } from '../../support/pages.ts';
import { named, readElements } from '../../support/read-elements.ts';

const titles = new Map(articles.map(({ path, title }) => [path, title]));
const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

test('every article shows when it was last reviewed, with a readable date', async ({ request }) => {
  for (const { path, lastReviewed } of articleFiles) {
    const times = named(readElements(await (await request.get(path)).text()), 'time');
    expect(
      times.map(({ get, text }) => [get('datetime'), text]),
      path,
    ).toEqual([[lastReviewed, inWords.format(new Date(lastReviewed))]]);
  }
});

test('every article names its related articles by their listed titles', async ({ request }) => {
  for (const { path, related } of articleFiles) {
    const elements = readElements(await (await request.get(path)).text());
    const links = named(named(elements, 'section', 'related')[0]?.inside ?? [], 'a');
    expect(
      links.map(({ get, text }) => [get('href'), text]),
      path,
    ).toEqual(related.map((to) => [to, titles.get(to)]));
    expect(related, path).not.toContain(path);
  }
});

const { path } = pickArticle(({ hasTabs }) => hasTabs);

test('the breadcrumbs link to the category and the help home, and name this page last', async ({ page }) => {
  await page.goto(path);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText(
    (await page.locator('h1').textContent()) ?? '',
  );
  await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', '/help-and-support/');
  await crumbs.getByRole('link').last().click();
  await expect(page).toHaveURL(path.replace(/\/[^/]+$/, ''));
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help-and-support/');
});

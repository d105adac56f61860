import { articleFiles } from '../../support/article-files.ts';
import { expect, test } from '../../support/base-test.ts';

/** Results on a page. */
const pageSize = 10;

// These tests work without scripts: the search page has none.
test.use({ javaScriptEnabled: false });

test('an article is the first result of a search for its title', async ({ request }) => {
  const missed: string[] = [];
  for (const { title, path } of articleFiles) {
    const html = await (await request.get('/search', { params: { q: title } })).text();
    const first = /<li class="result"><h2><a href="([^"]+)"/.exec(html)?.[1];
    if (first !== path) missed.push(`${title}: ${first}`);
  }
  expect(missed).toEqual([]);
});

test('results mark the matching words, name their topic and show when they were reviewed', async ({
  page,
}) => {
  await page.goto('/search?q=bleed+radiators');
  const first = page.locator('.result').first();
  await expect(first.getByRole('link')).toHaveText('Bleed a radiator');
  await expect(first).toContainText('Breakdowns');
  await expect(first).toContainText(/Reviewed \d{1,2} [A-Z][a-z]+ 20\d\d/);
  const marks = await page.locator('.result mark').allTextContents();
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.filter((mark) => !/bleed|radiator/i.test(mark))).toEqual([]);
});

test('markup in a search is shown as it was typed, never as markup', async ({ page }) => {
  const term = '<img src=x onerror=alert(1)> "quoted" & \'bill\'';
  await page.goto(`/search?q=${encodeURIComponent(term)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(term);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('results come in pages of ten, without duplicates, and the count is right', async ({ page }) => {
  await page.goto('/search?q=meter');
  const total = Number.parseInt(await page.getByRole('status').innerText(), 10);
  expect(total).toBeGreaterThan(2 * pageSize);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  const seen: string[] = [];
  for (let number = 1; seen.length < total; number += 1) {
    await expect(pages.locator('[aria-current="page"]')).toHaveText(`Page ${number}`);
    const links = await page
      .locator('.result h2 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toHaveLength(Math.min(pageSize, total - seen.length));
    seen.push(...links);
    if (seen.length < total) {
      await pages.getByRole('link', { name: 'Next page' }).click();
      expect(new URL(page.url()).searchParams.get('q')).toBe('meter');
    }
  }
  expect(new Set(seen).size).toBe(total);
  await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Page 1', exact: true }).click();
  expect(await page.locator('.result h2 a').first().getAttribute('href')).toBe(seen[0]);
});

test('a page beyond the last shows the last, and a page that is not a number shows the first', async ({
  page,
}) => {
  await page.goto('/search?q=meter&page=999');
  const last = Math.ceil(Number.parseInt(await page.getByRole('status').innerText(), 10) / pageSize);
  await expect(
    page.getByRole('navigation', { name: 'Pages of results' }).locator('[aria-current]'),
  ).toHaveText(`Page ${last}`);
  expect(await page.locator('.result').count()).toBeGreaterThan(0);
  for (const number of ['0', '-1', '1.5', 'x', '']) {
    const response = await page.goto(`/search?q=meter&page=${number}`);
    expect(response?.status(), number).toBe(200);
    await expect(page.locator('.pages [aria-current]'), number).toHaveText('Page 1');
  }
});

test('a misspelt search is corrected, says so, and can be repeated as typed instead', async ({ page }) => {
  await page.goto('/search?q=smrt+meter+readings&initiated=%2Fhelp-and-support%2F');
  await expect(page.getByText('Showing results for smart meter readings.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('smrt meter readings');
  await expect(page.locator('.result').first()).toBeVisible();
  await page.getByRole('link', { name: 'Search for smrt meter readings instead' }).click();
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    q: 'smrt meter readings',
    exact: '1',
    initiated: '/help-and-support/',
  });
  await expect(page.getByText('Showing results for')).toHaveCount(0);
});

test('topic chips narrow the results, keep the search, and show which is chosen', async ({ page }) => {
  await page.goto('/search?q=meter');
  const chips = page.getByRole('navigation', { name: 'Narrow by topic' });
  await expect(chips.locator('[aria-current="true"]')).toHaveText(/^All \d+$/);
  const chip = chips.getByRole('link', { name: /^Meters \d+$/ });
  const count = Number((await chip.innerText()).replace('Meters ', ''));
  await chip.click();
  expect(new URL(page.url()).searchParams.get('category')).toBe('meters');
  await expect(chips.locator('[aria-current="true"]')).toHaveText(`Meters ${count}`);
  await expect(page.getByRole('status')).toHaveText(`${count} results, best match first`);
  await expect(page.locator('.result')).toHaveCount(Math.min(count, pageSize));
  for (const topic of await page.locator('.result .pill').allTextContents()) expect(topic).toBe('Meters');
  await chips.getByRole('link', { name: /^All/ }).click();
  expect(new URL(page.url()).searchParams.has('category')).toBe(false);
});

test('when nothing is found, the page says so and shows how to contact us and the emergency numbers', async ({
  page,
}) => {
  await page.goto('/search?q=zzqqxx');
  await expect(page.getByRole('status')).toHaveText('No results for zzqqxx');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact us' }).first()).toHaveAttribute(
    'href',
    '/help-and-support/contact-us',
  );
  await expect(main.getByRole('link', { name: 'Meters' })).toBeVisible();
  for (const [number, href] of [
    ['0800 111 999', 'tel:0800111999'],
    ['105', 'tel:105'],
    ['0808 157 0811', 'tel:08081570811'],
  ] as const) {
    await expect(main.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', href);
  }
});

import { articleOf } from '#clients/content/article-reader/hostile/article-of.fixture.ts';
import { reservedIds } from '#clients/content/article-reader/article-ids.ts';
import { pickArticle } from '../../support/article-files.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { expect, test } from '../../support/site-test.ts';
import { htmlMistakes } from '../../support/valid-html.ts';

const { path } = pickArticle(({ related }) => related.length > 0);
const file = `help/${path.replace('/help-and-support/', '')}.html`;

test('an article whose headings have the ids of the page’s own parts is valid, and its scripts work', async ({
  page,
  serveOwnSite,
}) => {
  const headings = ['Hydration', 'Related', 'Contents title', 'Display title', 'Menu title'];
  const body = headings.map((words) => `<h2>${words}</h2><p id="hydration">Not the start.</p>`).join('');
  const site = await serveOwnSite({ content: { [file]: articleOf(body) } });
  const response = await page.goto(`${site.url}${path}`);
  expect(await htmlMistakes((await response?.text()) ?? '')).toEqual([]);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(headings);
  await waitForScripts(page);
});

test('content can’t use an id of the page around an article', async ({ page }) => {
  await page.goto(path);
  const ids = await page
    .locator('[id]:not(article [id])')
    .evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids).toContain('display');
  expect(ids.filter((id) => !reservedIds.includes(id))).toEqual([]);
});

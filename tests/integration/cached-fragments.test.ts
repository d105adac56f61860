import { expect, test } from 'vitest';
import { areaPages } from '#tests/support/pages.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';
import { variedArticles } from '#tests/support/varied-articles.ts';

// With a query, so that no page is cached whole.
const paths = [...areaPages, ...variedArticles()].map((path) => `${path}?n=1`);

/** The pages on which React does not start, rendered in this order by a site that has rendered nothing before. */
async function renderReadingPages(order: readonly string[]): Promise<Map<string, string>> {
  const site = await siteInProcess({});
  const pages = new Map<string, string>();
  for (const path of order) {
    const html = await (await site.get(path)).text();
    if (html.includes('data-page="reading"')) pages.set(path, html);
  }
  await site.stop();
  return pages;
}

test('a page’s HTML does not depend on which pages were rendered before it', async () => {
  const pages = await renderReadingPages(paths);
  const inReverse = await renderReadingPages(paths.toReversed());
  expect(pages.size).toBeGreaterThan(variedArticles().length);
  for (const [path, html] of pages) expect(inReverse.get(path), path).toBe(html);
});

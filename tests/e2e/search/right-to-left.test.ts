import type { Page } from '@playwright/test';
import { expect, test } from '../../support/base-test.ts';
import { openSearchBox } from '../../support/open-search-box.ts';

const term = 'חשמל (smrt meter)';

/** The page's words around the term keep their own direction. */
async function expectRightToLeft(page: Page, words: string) {
  await expect(page.getByText(words, { exact: true })).toHaveCSS('direction', 'rtl');
}

test('a search in Hebrew runs from right to left in the box and in its suggestions', async ({ page }) => {
  await page.route(/\/search\/suggestions\?/, (route) =>
    route.fulfill({ json: { suggestions: [{ text: 'smart meter' }] } }),
  );
  const { box } = await openSearchBox(page);
  await expect(box).toHaveCSS('direction', 'ltr');
  await box.fill(term);
  await expect(box).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('link', { name: `All results for “${term}”` })).toHaveCSS('direction', 'ltr');
  await expectRightToLeft(page, term);
});

test('a search in Hebrew runs from right to left where the results repeat it', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent(term)}`);
  await expect(page.getByRole('searchbox')).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('Showing results for')).toHaveCSS('direction', 'ltr');
  await expectRightToLeft(page, term);
  await expectRightToLeft(page, 'חשמל (smart meter)');
  await page.goto(`/search?q=${encodeURIComponent('שלום!')}`);
  await expect(page.getByText('No results for שלום!')).toHaveCSS('direction', 'ltr');
  await expectRightToLeft(page, 'שלום!');
});

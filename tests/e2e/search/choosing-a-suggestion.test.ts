import type { Page } from '@playwright/test';
import type { SearchSuggestions } from '#contracts/search.ts';
import { expect, test } from '../../support/base-test.ts';
import { openSearchBox } from '../../support/open-search-box.ts';

type Suggestions = SearchSuggestions['suggestions'];
const bills = { text: 'Bills', href: '/help-and-support/bills' };
const moving = { text: 'moving home' };

test('Enter on an article opens it, without a search in between', async ({ page }) => {
  const { box, options } = await openSearchBox(page);
  await box.fill('how to top up');
  const article = options.filter({ hasText: /^How to top up your meter$/ });
  await expect(article).toBeVisible();
  const place = (await options.allTextContents()).indexOf('How to top up your meter');
  for (let step = 0; step <= place; step += 1) await box.press('ArrowDown');
  await expect(article).toHaveAttribute('aria-selected', 'true');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await box.press('Enter');
  await expect(page).toHaveURL('/help-and-support/pay-as-you-go/how-to-top-up');
  await expect(page.getByRole('heading', { level: 1, name: 'How to top up your meter' })).toBeVisible();
  expect(documents).toEqual(['/help-and-support/pay-as-you-go/how-to-top-up']);
});

test('a click on an article opens it', async ({ page }) => {
  const { box, options } = await openSearchBox(page);
  await box.fill('radiator');
  await options.filter({ hasText: 'Bleed a radiator' }).click();
  await expect(page).toHaveURL('/help-and-support/breakdowns/bleed-a-radiator');
});

test('a press that is released outside the suggestion, or of another mouse button, chooses nothing', async ({
  page,
}) => {
  const { box, options } = await openSearchBox(page);
  await box.fill('radiator');
  const article = options.filter({ hasText: 'Bleed a radiator' });
  await article.hover();
  await page.mouse.down();
  await expect(article).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await article.click({ button: 'right' });
  await expect(article).toBeVisible();
  await expect(page).toHaveURL('/help-and-support/');
});

test('Enter with nothing chosen searches for what was typed', async ({ page }) => {
  const { box, list } = await openSearchBox(page);
  await box.fill('top up');
  await expect(list).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=top+up&initiated=%2Fhelp-and-support%2F');
});

test('a popular search is searched for', async ({ page }) => {
  await page.route('**/search/suggestions?*', (route) =>
    route.fulfill({ json: { suggestions: [{ text: 'moving home' }] } }),
  );
  const { box, list } = await openSearchBox(page);
  await box.fill('mov');
  await expect(list).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=moving+home&initiated=%2Fhelp-and-support%2F');
});

test('a suggestion stays chosen when a late list has it in another place', async ({ page }) => {
  const { box, options, chosen } = await chooseBeforeLateList(page, [{ text: 'removals' }, bills, moving]);
  await expect(chosen).toHaveText(moving.text);
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id')) ?? '');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=moving+home&initiated=%2Fhelp-and-support%2F');
});

test('a suggestion that a late list lacks is no longer chosen, and Enter searches for what was typed', async ({
  page,
}) => {
  const namesake = { ...moving, href: '/help-and-support/moving-home' };
  const { box, chosen } = await chooseBeforeLateList(page, [bills, namesake]);
  await expect(chosen).toHaveCount(0);
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=moving&initiated=%2Fhelp-and-support%2F');
});

test('when suggestions fail, the search still works', async ({ page }) => {
  await page.route('**/search/suggestions?*', (route) => route.fulfill({ status: 503 }));
  const { box, list } = await openSearchBox(page);
  const failed = page.waitForResponse('**/search/suggestions?*');
  await box.fill('top up');
  await failed;
  await expect(list).toHaveCount(0);
  await box.press('Enter');
  await expect(page.locator('.result').first()).toBeVisible();
});

/** Types on while a list is shown, chooses its second suggestion, and only then receives the list of the longer term. */
async function chooseBeforeLateList(page: Page, late: Suggestions) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/search/suggestions?q=mov', (route) =>
    route.fulfill({ json: { suggestions: [bills, moving] } }),
  );
  await page.route('**/search/suggestions?q=moving', async (route) => {
    await released;
    await route.fulfill({ json: { suggestions: late } });
  });
  const { box, list, options } = await openSearchBox(page);
  const chosen = list.getByRole('option', { selected: true });
  await box.fill('mov');
  await expect(options).toHaveCount(2);
  const asked = page.waitForRequest('**/search/suggestions?q=moving');
  await box.fill('moving');
  await asked;
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await expect(chosen).toHaveText(moving.text);
  release();
  await expect(options).toHaveText(late.map(({ text }) => text));
  return { box, options, chosen };
}

import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/base-test.ts';
import { openSearchBox } from '../../support/open-search-box.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const home = '/help-and-support/';
const required = 'Enter what you’re looking for';
const tooLong = 'Search must be 2000 characters or fewer';
const meters = '/help-and-support/meters';
const feedback = '/help-and-support/complaints/feedback';
/** SPEC §9. */
const limit = 2000;

test('submitting goes to the search page with the term and the page where it began', async ({ page }) => {
  const { box } = await openSearchBox(page);
  await box.fill('  gas & electricity: 50% off? ');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('/search?*');
  const { searchParams } = new URL(page.url());
  expect([...searchParams.keys()].toSorted()).toEqual(['initiated', 'q']);
  expect(searchParams.get('q')?.trim()).toBe('gas & electricity: 50% off?');
  expect(searchParams.get('initiated')).toBe(home);
  await expect(page.getByRole('searchbox')).toHaveValue('gas & electricity: 50% off?');
});

for (const nothing of ['', '   ']) {
  test(`a search for '${nothing}' stays on the page, shows what to do and keeps focus in the box`, async ({
    page,
  }) => {
    const { box } = await openSearchBox(page);
    await box.fill(nothing);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText(required)).toBeVisible();
    await expect(page.getByRole('alert'), 'said aloud').toContainText(required);
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(new RegExp(required));
    await expect(page).toHaveURL(home);
    await expectAccessible(page, 'search error');
  });
}

test('the error goes as soon as there is something to search for, and comes back when it is deleted', async ({
  page,
}) => {
  const { box } = await openSearchBox(page);
  await box.press('Enter');
  await expect(page.getByText(required)).toBeVisible();
  await box.pressSequentially('b');
  await expect(page.getByText(required)).toHaveCount(0);
  await expect(box).not.toHaveAttribute('aria-invalid');
  await expect(box).toBeFocused();
  await box.press('Backspace');
  await expect(page.getByText(required)).toBeVisible();
});

// The code that shows errors is loaded with the first use of a box, which may be this one.
for (const { name, path, id, send } of [
  { name: 'the button on the help home', path: home, id: 'q', send: pressSearch },
  { name: 'Enter in the header of a page that is read', path: meters, id: 'header-q', send: pressEnter },
  { name: 'Enter in the header of a form', path: feedback, id: 'header-q', send: pressEnter },
]) {
  test(`${name}: an empty box that was never used stays on the page and says what to do`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await waitForScripts(page);
    const box = page.locator(`#${id}`);
    await send(box);
    await expect(page.getByText(required)).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(path);
    await box.fill('boiler');
    await box.press('Enter');
    await page.waitForURL('/search?*');
  });
}

test('a term of 2000 characters is searched for; one of 2001 is refused, and stays as typed', async ({
  page,
}) => {
  const { box } = await openSearchBox(page);
  await box.fill('b'.repeat(limit + 1));
  await box.press('Enter');
  await expect(page.getByText(tooLong)).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('b'.repeat(limit + 1));
  await expect(page).toHaveURL(home);

  await box.fill('b'.repeat(limit));
  const responsePromise = page.waitForResponse((response) => response.url().includes('/search?q='));
  await box.press('Enter');
  expect((await responsePromise).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results');
});

test('the search page refuses an empty term and one that is too long, with the same messages', async ({
  request,
}) => {
  for (const { query, words } of [
    { query: '?q=', words: required },
    { query: '?q=+++', words: required },
    { query: `?q=${'b'.repeat(limit + 1)}`, words: tooLong },
  ]) {
    const response = await request.get(`/search${query}`);
    expect(response.status(), query.slice(0, 20)).toBe(422);
    const html = await response.text();
    expect(html).toContain(words);
    expect(html).toContain('<title>Error: ');
  }
  expect((await request.get(`/search?q=${'b'.repeat(limit)}`)).status()).toBe(200);
  expect((await request.get(`/search?q=+${'b'.repeat(limit)}+`)).status()).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is a plain form that opens the search page', async ({ page }) => {
    await page.goto(home);
    const box = page.getByRole('searchbox');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await box.fill('top up');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=top+up&initiated=%2Fhelp-and-support%2F');
    await expect(page.locator('.result').first()).toBeVisible();
  });

  test('an empty search is answered by the search page, with the message at the box', async ({ page }) => {
    await page.goto(home);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    const box = page.getByRole('searchbox');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(new RegExp(required));
    await box.fill('top up');
    await box.press('Enter');
    await expect(page.locator('.result').first()).toBeVisible();
    expect(new URL(page.url()).searchParams.get('initiated')).toBe(home);
  });

  test('a term of 2001 characters is answered by the search page, which keeps it as typed', async ({
    page,
  }) => {
    await page.goto(home);
    await page.getByRole('searchbox').fill('b'.repeat(limit + 1));
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText(tooLong)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('b'.repeat(limit + 1));
  });
});

function pressEnter(box: Locator) {
  return box.press('Enter');
}

function pressSearch(box: Locator) {
  return box.page().getByRole('button', { name: 'Search', exact: true }).click();
}

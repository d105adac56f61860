import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/base-test.ts';
import { openSearchBox } from '../../support/open-search-box.ts';

test('nothing is suggested or requested at two characters; a list opens at three', async ({ page }) => {
  const { box, list, options } = await openSearchBox(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/search/suggestions')) asked.push(url.searchParams.get('q') ?? '');
  });
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await box.fill('to');
  await page.clock.runFor(1_000);
  await box.fill(' to ');
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);
  await expect(list).toHaveCount(0);

  await box.fill('top');
  await page.clock.runFor(1_000);
  await expect(list).toBeVisible();
  expect(asked).toEqual(['top']);
  await expect(options.filter({ hasText: 'How to top up your meter' })).toHaveCount(1);
  expect(await options.count()).toBeLessThanOrEqual(8);
});

test('invisible marks in a copied term are neither counted nor searched for, in the box and on the search page', async ({
  page,
}) => {
  const { box, options } = await openSearchBox(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/search/suggestions')) asked.push(url.searchParams.get('q') ?? '');
  });
  await box.fill('\ufeffto\u200bp\u00ad');
  await expect(options.filter({ hasText: 'How to top up your meter' })).toHaveCount(1);
  await expect(options.first().locator('b'), 'what was typed is bold').toHaveText(/^top$/i);
  expect(asked).toEqual(['top']);
  await box.fill('\u200b\u00ad');
  await box.press('Enter');
  await expect(page.getByText('Enter what you’re looking for').first()).toBeVisible();

  const titles = async (term: string) => {
    await page.goto(`/search?q=${encodeURIComponent(term)}`);
    return page.locator('main h2, main h3').allTextContents();
  };
  expect(await titles('\u200bsmart me\u00adter\u200e')).toEqual(await titles('smart meter'));
});

test('the server suggests nothing for two characters, and says so politely for nonsense', async ({
  request,
}) => {
  for (const query of ['', 'to', '  to  ', 'zzqqxx', '%00%ff', 'b'.repeat(3000)]) {
    const response = await request.get(`/help-and-support/search/suggestions?q=${query}`);
    expect(response.status(), query.slice(0, 20)).toBe(200);
    expect(await response.json(), query.slice(0, 20)).toEqual({ suggestions: [] });
  }
});

test('the box is a combobox that names its list and the chosen option, and is accessible while open', async ({
  page,
}) => {
  const { box, list, options } = await openSearchBox(page);
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.fill('top up');
  await expect(list).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await expect(
    page.getByRole('status').filter({ hasText: `${await options.count()} suggestions` }),
  ).toHaveCount(1);

  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await expect(box).toBeFocused();
  await expectAccessible(page, 'suggestions open');
});

test('arrow keys move through the options and back to the box at both ends', async ({ page }) => {
  const { box, list, options } = await openSearchBox(page);
  await box.fill('top');
  await expect(list).toBeVisible();
  const chosen = list.getByRole('option', { selected: true });
  await box.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(chosen).toHaveCount(1);
  await box.press('ArrowDown');
  await expect(chosen).toHaveCount(0);
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowUp');
  await expect(chosen).toHaveCount(0);
  await expect(box).toHaveValue('top');
});

test('Escape closes the list and keeps what was typed; the down arrow opens it again, and leaving closes it', async ({
  page,
}) => {
  const { box, list } = await openSearchBox(page);
  await box.fill('top');
  await expect(list).toBeVisible();
  await box.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(box).toHaveValue('top');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.press('ArrowDown');
  await expect(list).toBeVisible();
  // The button, the way to all results, and on.
  for (const stop of [
    page.getByRole('button', { name: 'Search' }),
    page.getByRole('link', { name: /^All results/ }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(list).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(list).toHaveCount(0);
});

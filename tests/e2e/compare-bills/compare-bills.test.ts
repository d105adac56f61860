import type { Locator, Page } from '@playwright/test';
import { expectFieldError } from '../../support/form-errors.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const path = '/help-and-support/bills-and-payments/compare-two-bills';
const lines = {
  'Last bill': ['2026-05-20', '2026-08-15', '13224', '13860', '24.0', '50.0'],
  'This bill': ['2026-08-16', '2026-11-18', '13860', '14728', '26.0', '54.0'],
};
/** In the order of `lines`. */
const labels = [
  'First day',
  'Last day',
  /^Reading at the start/,
  /^Reading at the end/,
  /^Unit rate/,
  /^Standing charge/,
];

/** Fills in both bills, starting at one of their lines. */
async function fillBills(page: Page, from = 0) {
  for (const [bill, values] of Object.entries(lines))
    for (const [nth, label] of labels.entries())
      if (nth >= from)
        await page
          .getByRole('group', { name: bill })
          .getByLabel(label)
          .fill(values[nth] ?? '');
}

test('with scripts two bills are compared on the device: nothing is requested once the page has loaded', async ({
  page,
  open,
}) => {
  await open(path);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // An idle browser may fetch the dictionary for other pages at any time.
    if (!request.url().includes('/page-dictionary-')) requests.push(request.url());
  });

  await page.getByRole('button', { name: 'Compare my bills' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(12);
  await expect(page).toHaveTitle(/^Error: Why is my bill higher\?/);

  await page.getByLabel('Two rates').check();
  await page.getByRole('button', { name: 'Compare my bills' }).click();
  await expect(summary.getByRole('link')).toHaveCount(18);
  await page.getByLabel('One rate').check();
  await expect(summary.getByRole('link')).toHaveCount(12);

  await fillBills(page);
  await expect(summary).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare my bills' }).click();
  const answer = page.getByRole('heading', { name: /^It’s £80\.34 higher/ });
  await expect(answer).toBeFocused();
  await expect(page.getByRole('img', { name: /Use £43\.54, Price £21\.16, Days £15\.64/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Use 7\.2 kWh a day, now 9\.1 £43\.54$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(answer).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Last bill' }).getByLabel('First day')).toBeFocused();
  await expect(page.getByRole('group', { name: 'This bill' }).getByLabel(/^Unit rate/)).toHaveValue('');
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(path);
});

test('a date that is chosen replaces one that was typed, which nobody sees in its closed expander', async ({
  page,
  open,
}) => {
  await open(path);
  await fillBills(page);
  const typedDates = page.getByText('Type the dates instead');
  await typedDates.click();
  const typed = page.getByLabel('Last bill: first day');
  await typed.fill('1 May 2026');
  await typedDates.click();
  const compare = page.getByRole('button', { name: 'Compare my bills' });
  await compare.click();
  await expect(page.getByRole('row', { name: /^Days 107 days, now 95/ })).toBeVisible();
  await page.getByRole('group', { name: 'Last bill' }).getByLabel('First day').fill('2026-05-21');
  await expect(typed).toHaveValue('');
  await compare.click();
  await expect(page.getByRole('row', { name: /^Days 87 days, now 95/ })).toBeVisible();
});

test('the inputs of a row stay level when one of them has a message above it', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(path);
  await page.getByText('Type the dates instead').click();
  const [first, last] = [page.getByLabel('Last bill: first day'), page.getByLabel('Last bill: last day')];
  await first.fill('soon');
  await page.getByRole('button', { name: 'Compare my bills' }).click();
  await expect(first).toHaveAccessibleDescription(/must be a real date/);
  const top = async (input: Locator) => (await input.boundingBox())?.y ?? NaN;
  expect(await top(first)).toBeCloseTo(await top(last), 0);
});

test('on a phone the parts of the bar stand apart, and each one contains its words', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(path);
  await fillBills(page);
  await page.getByRole('button', { name: 'Compare my bills' }).click();
  const parts = await page.locator('.why__part').evaluateAll((all) =>
    all.map((part) => {
      const [box, ...words] = [...part.querySelectorAll('rect, text')].map((shape) =>
        shape.getBoundingClientRect(),
      );
      return { left: box?.left ?? 0, right: box?.right ?? 0, words: words.map(({ right }) => right) };
    }),
  );
  expect(parts).toHaveLength(3);
  for (const [nth, { right, words }] of parts.entries()) {
    expect(words, 'an amount and a name').toHaveLength(2);
    expect(Math.max(...words)).toBeLessThanOrEqual(right - 4);
    expect(parts[nth + 1]?.left ?? Infinity).toBeGreaterThanOrEqual(right + 2);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a post compares typed dates, keeps every line, and Clear empties them', async ({ page, open }) => {
    await open(path);
    const night = page.getByRole('textbox', { name: /^Night/ });
    await expect(night).toHaveCount(0);
    await page.getByLabel('Two rates').check();
    await expect(night).toHaveCount(6);
    await expect(page.getByRole('textbox', { name: /^Reading/ })).toHaveCount(0);
    await page.getByLabel('One rate').check();
    await page.getByText('Type the dates instead').click();
    const days = [
      'Last bill: first day',
      'Last bill: last day',
      'This bill: first day',
      'This bill: last day',
    ];
    const typed = ['20 May 2026', '15 Aug 2026', '16/08/26', '18112026'];
    for (const [nth, day] of days.entries()) await page.getByLabel(day).fill(typed[nth] ?? '');
    await fillBills(page, 2);
    await page.getByRole('button', { name: 'Compare my bills' }).click();
    await expect(page.getByRole('heading', { name: /^It’s £80\.34 higher/ })).toBeInViewport();
    await expect(page.getByLabel('This bill: first day')).toHaveValue('');
    const first = page.getByRole('group', { name: 'This bill' }).getByLabel('First day');
    await expect(first, 'a typed date is shown as if chosen').toHaveValue('2026-08-16');
    await first.fill('2026-08-17');
    await page.getByRole('button', { name: 'Compare my bills' }).click();
    await expect(page.getByRole('row', { name: /^Days 88 days, now 94/ })).toBeVisible();
    await page.getByRole('link', { name: 'Clear' }).click();
    await expect(page.getByRole('heading', { name: /^It’s £80\.34/ })).toHaveCount(0);
    await expect(page.getByLabel('Reading at the start').first()).toHaveValue('');
  });

  test('a date that is chosen on a page with errors replaces the one that was typed before', async ({
    page,
    open,
  }) => {
    await open(path);
    await fillBills(page);
    await page.getByText('Type the dates instead').click();
    const [typed, wrong] = [page.getByLabel('Last bill: first day'), page.getByLabel('This bill: first day')];
    await typed.fill('1 May 2026');
    await wrong.fill('soon');
    const compare = page.getByRole('button', { name: 'Compare my bills' });
    await compare.click();
    await expectFieldError(page, 'new-first-day-typed', 'a real date');
    await expect(wrong, 'text that can’t be read stays').toHaveValue('soon');
    await expect(typed).toHaveValue('');
    const first = page.getByRole('group', { name: 'Last bill' }).getByLabel('First day');
    await expect(first, 'a typed date is shown as if chosen').toHaveValue('2026-05-01');
    await first.fill('2026-05-21');
    await wrong.fill('16 August 2026');
    await compare.click();
    await expect(page.getByRole('row', { name: /^Days 87 days, now 95/ })).toBeVisible();
  });
});

withAndWithoutScripts((scripts) => {
  test('the message about a typed date is at its text, not at the date input', async ({ page, open }) => {
    await open(path);
    await fillBills(page, 2);
    await page.getByText('Type the dates instead').click();
    const day = page.getByLabel('Last bill: first day');
    await day.fill('soon');
    await page.getByRole('button', { name: 'Compare my bills' }).click();
    await expectFieldError(page, 'old-first-day-typed', 'a real date');
    await page.locator('#error-summary a[href="#old-first-day-typed"]').click();
    if (scripts === 'on') await expect(day).toBeFocused();
  });
});

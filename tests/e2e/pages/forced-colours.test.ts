import type { Locator, Page } from '@playwright/test';
import { field, meterForm, submit } from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/site-test.ts';

const valueOf = (part: Locator, property: 'borderTopWidth' | 'backgroundColor') =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property);

test('in forced colours a wrong field has a thicker edge, as red is unavailable', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(meterForm);
  await submit(page);
  const optional = await valueOf(field(page, 'Email'), 'borderTopWidth');
  for (const wrong of [field(page, 'First name'), field(page, 'Gas reading').locator('..')])
    expect(Number.parseFloat(await valueOf(wrong, 'borderTopWidth'))).toBeGreaterThan(
      Number.parseFloat(optional),
    );
});

test('in forced colours the chevrons of expanders have no background of their own', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/help-and-support/probate');
  const chevron = page.locator('summary .icon').first();
  expect(await valueOf(chevron, 'backgroundColor')).toBe('rgba(0, 0, 0, 0)');
});

for (const { part, path, find } of [
  {
    part: 'the chosen display setting',
    path: '/help-and-support/',
    find: async (page: Page) => {
      await page.getByRole('button', { name: 'Display settings', exact: true }).click();
      return page.getByRole('radio', { name: 'Standard' }).first();
    },
  },
  {
    part: 'the category that results are limited to',
    path: '/search?q=meter&category=meters',
    find: async (page: Page) => page.locator('.chip[aria-current]'),
  },
])
  test(`in forced colours ${part} looks different when it has the focus`, async ({ page, open }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 900, height: 900 });
    await open(path);
    const control = await find(page);
    const outline = () =>
      control.evaluate((element) => {
        const { outlineStyle, outlineOffset } = getComputedStyle(element.closest('label') ?? element);
        return `${outlineStyle} ${outlineOffset}`;
      });
    const before = await outline();
    // The browser shows the focus of someone who uses the keyboard.
    await page.keyboard.press('Tab');
    await control.focus();
    expect(await outline()).not.toBe(before);
  });

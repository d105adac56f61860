import { expect, test } from '../../support/site-test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('without scripts the menu opens, its links work, and it closes by its button', async ({
  page,
  open,
}) => {
  await open('/help-and-support/meters');
  const menu = page.locator('#menu');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Top up' }).click();
  await expect(page).toHaveURL('/help-and-support/pay-as-you-go/how-to-top-up');
});

test('without scripts the escape key closes the menu and gives the focus back', async ({ page, open }) => {
  await open('/help-and-support/meters');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('without scripts the menu opens on the main site too', async ({ page, open }) => {
  await open('/energy');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#menu')).toBeVisible();
});

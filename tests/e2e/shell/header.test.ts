import { readFileSync } from 'node:fs';
import { brandFile } from '../../support/brand-dir.ts';
import { withMotion } from '../../support/motion.ts';
import { expect, test } from '../../support/site-test.ts';

test.use(withMotion);

const phone = { width: 390, height: 844 };
type Link = { label: string; link: string };
const header = JSON.parse(readFileSync(brandFile('header.json'), 'utf8')) as {
  sections: Link[];
  'quick-links': Link[];
  'menu-banner': Link & { title: string; text: string };
};

test('the header shows its sections in order, and says that this is help', async ({ page, open }) => {
  await open('/help-and-support/');
  const sections = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(sections).toHaveText(header.sections.map(({ label }) => label));
  for (const { label, link } of header.sections) {
    await expect(sections.filter({ hasText: label })).toHaveAttribute('href', link);
  }
  await expect(sections.and(page.locator('[aria-current="true"]'))).toHaveText('Help');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/help-and-support/sign-in?from=%2Fhelp-and-support%2F',
  );
});

test('the brand in the header links to the help home', async ({ page, open }) => {
  await open('/help-and-support/meters');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /help home/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you today?');
  await expect(page).toHaveURL('/help-and-support/');
});

for (const width of [320, 390, 820, 1440]) {
  test(`the display settings button has that name even on a screen of ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/help-and-support/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Display settings' })).toBeVisible();
  });
}

test('a wide screen has the sections in its header, and no menu that repeats them', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/help-and-support/meters');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('quick links are in the menu, and are chips on the home', async ({ page, open }) => {
    await open('/help-and-support/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('heading', { name: 'Quick links' })).toBeVisible();
    const chips = page.getByRole('navigation', { name: 'Popular' }).getByRole('link');
    await expect(chips).toHaveText(header['quick-links'].map(({ label }) => label));
    for (const { label, link } of header['quick-links']) {
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', link);
      await expect(chips.filter({ hasText: label })).toHaveAttribute('href', link);
    }
  });

  test('a quick link opens its page, with the menu closed', async ({ page, open }) => {
    await open('/help-and-support/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Moving home' }).click();
    await expect(page).toHaveURL('/help-and-support/my-account/moving-home');
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('the menu banner shows in the menu, with its title, text and link', async ({ page, open }) => {
    const { title, text, label, link } = header['menu-banner'];
    await open('/help-and-support/contact-us');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('#menu');
    await expect(menu.getByRole('heading', { name: title })).toBeVisible();
    await expect(menu).toContainText(text);
    await expect(menu.getByRole('link', { name: label })).toHaveAttribute('href', link);
  });
});

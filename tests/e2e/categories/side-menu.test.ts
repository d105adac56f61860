import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const categories = {
  'bills-and-payments': 'Bills and payments',
  'my-account': 'My account',
  'pay-as-you-go': 'Pay as you go',
  meters: 'Meters',
  'energy-tariffs': 'Energy tariffs',
  'homecare-help': 'HomeCare help',
  'smart-home': 'Smart home',
  'appliances-and-engineers': 'Appliances and engineers',
  breakdowns: 'Breakdowns',
  'helpful-advice': 'Helpful advice',
  'struggling-to-pay': 'Struggling to pay',
  emergencies: 'Emergencies',
};

test('the side menu of each category lists all of them and marks this one', async ({ page }) => {
  for (const [id, title] of Object.entries(categories)) {
    await page.goto(`/help-and-support/${id}`);
    const menu = page.getByRole('navigation', { name: 'Help categories' });
    await expect(menu.getByRole('heading', { level: 2 })).toHaveText('Help categories');
    await expect(menu.getByRole('link')).toHaveText(
      Object.values(categories).map((name) => new RegExp(`^${name}`)),
    );
    await expect(menu.locator('[aria-current]')).toHaveCount(1);
    await expect(menu.locator('[aria-current="page"]')).toHaveText(new RegExp(`^${title}`));
  }
});

withAndWithoutScripts((scripts) => {
  test('a category of the side menu opens in the area', async ({ page, open }) => {
    await open('/help-and-support/meters');
    if (scripts === 'on')
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const menu = page.getByRole('navigation', { name: 'Help categories' });
    await menu.getByRole('link', { name: 'Breakdowns' }).click();
    await expect(page).toHaveURL('/help-and-support/breakdowns');
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Breakdowns');
    await expect(page.locator('html[data-same-document]')).toHaveCount(scripts === 'on' ? 1 : 0);
  });

  test('an external category of the side menu says that it leaves, and leaves', async ({ page, open }) => {
    await open('/help-and-support/meters');
    if (scripts === 'on')
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page
      .getByRole('navigation', { name: 'Help categories' })
      .getByRole('link', { name: 'Smart home (on our main site)' })
      .click();
    await expect(page).toHaveURL('/smart-home/help');
    await expect(page.locator('html[data-same-document]')).toHaveCount(0);
  });
});

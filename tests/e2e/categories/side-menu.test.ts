import type { Locator } from '@playwright/test';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const mainCategories = {
  'bills-and-payments': 'Bills and payments',
  'my-account': 'My account',
  'pay-as-you-go': 'Pay as you go',
  meters: 'Meters',
  'energy-tariffs': 'Energy tariffs',
  'homecare-help': 'HomeCare help',
  'smart-home': 'Smart home',
  'struggling-to-pay': 'Struggling to pay',
};
const others = {
  'appliances-and-engineers': 'Appliances and engineers',
  breakdowns: 'Breakdowns',
  'helpful-advice': 'Helpful advice',
  emergencies: 'Emergencies',
};

test('the side menu of each category lists the main categories, the others under ‘More help’, and marks the current one', async ({
  page,
}) => {
  for (const [id, title] of Object.entries({ ...mainCategories, ...others })) {
    await page.goto(`/help-and-support/${id}`);
    const menu = page.getByRole('navigation', { name: 'Help categories' });
    await expect(menu.getByRole('heading', { level: 2 })).toHaveText('Help categories');
    const starting = (titles: Record<string, string>) =>
      Object.values(titles).map((name) => new RegExp(`^${name}`));
    await expect(menu.getByRole('list').first().getByRole('link')).toHaveText(starting(mainCategories));
    await expect(menu.getByRole('list', { name: 'More help' }).getByRole('link')).toHaveText(
      starting(others),
    );
    // The link to smart home leaves the area.
    const current = id === 'smart-home' ? [] : [new RegExp(`^${title}`)];
    await expect(menu.locator('[aria-current="page"]')).toHaveText(current);
    await expect(menu.locator('[aria-current]')).toHaveCount(current.length);
  }
});

for (const id of ['meters', 'breakdowns', 'emergencies'])
  test(`from 900 px up the side menu of ${id} is beside the content, else below it`, async ({ page }) => {
    await page.goto(`/help-and-support/${id}`);
    for (const [width, isBeside] of [
      [820, false],
      [900, true],
      [1440, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const menu = await boxOf(page.getByRole('navigation', { name: 'Help categories' }));
      const content = await boxOf(page.locator('main .flow--section'));
      expect(menu.right <= content.left || menu.left >= content.right, `beside at ${width} px`).toBe(
        isBeside,
      );
      expect(menu.top >= content.bottom, `under it at ${width} px`).toBe(!isBeside);
    }
  });

async function boxOf(part: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height };
}

withAndWithoutScripts((scripts) => {
  test('a category in the side menu opens within the area', async ({ page, open }) => {
    await open('/help-and-support/meters');
    const menu = page.getByRole('navigation', { name: 'Help categories' });
    await menu.getByRole('link', { name: 'Breakdowns' }).click();
    await expect(page).toHaveURL('/help-and-support/breakdowns');
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Breakdowns');
  });

  test('an external category in the side menu is marked as external, and opens the other site', async ({
    page,
    open,
  }) => {
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

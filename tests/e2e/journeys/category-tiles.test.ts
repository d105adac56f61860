import { expect, test } from '../../support/site-test.ts';

/** Main categories of the home, in order; those with a path link to the main site. */
const tiles = [
  { title: 'Bills and payments', path: '/help-and-support/bills-and-payments' },
  { title: 'My account', path: '/help-and-support/my-account' },
  { title: 'Pay as you go', path: '/help-and-support/pay-as-you-go' },
  { title: 'Meters', path: '/help-and-support/meters' },
  { title: 'Energy tariffs', path: '/help-and-support/energy-tariffs' },
  { title: 'HomeCare help', path: '/help-and-support/homecare-help' },
  { title: 'Smart home', path: '/smart-home/help', leaves: true },
  { title: 'Struggling to pay', path: '/help-and-support/struggling-to-pay' },
];

test('the home shows the main help categories as tiles, each with its description', async ({
  page,
  open,
}) => {
  await open('/help-and-support/');
  const topics = page.getByRole('region', { name: 'Choose a topic' });
  await expect(topics.getByRole('heading', { level: 3 })).toHaveText(
    tiles.map(({ title }) => new RegExp(`^${title}`)),
  );
  for (const { path } of tiles) await expect(topics.locator(`li:has(a[href="${path}"]) p`)).toHaveText(/\w+/);
});

for (const { title, path, leaves } of tiles) {
  test(`the tile '${title}' links ${leaves ? 'out of the area' : 'to its page in the area'}`, async ({
    page,
    open,
  }) => {
    await open('/help-and-support/');
    const tile = page.getByRole('region', { name: 'Choose a topic' }).getByRole('link', { name: title });
    await expect(tile).toHaveAccessibleName(leaves ? `${title} (on our main site)` : title);
    await tile.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every tile opens its page', async ({ page, open }) => {
    for (const { title, path } of tiles) {
      await open('/help-and-support/');
      await page.getByRole('region', { name: 'Choose a topic' }).getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(path);
    }
  });
});

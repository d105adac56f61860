import { expect, test } from '../../support/site-test.ts';

// These parts are in the server's HTML, and must be there without scripts.
test.use({ javaScriptEnabled: false });

const categories = [
  {
    id: 'energy-tariffs',
    heading: 'Tariff articles',
    articles: 5,
    cards: { 'Looking for a new tariff?': '/energy/tariffs' },
  },
  {
    id: 'homecare-help',
    heading: 'HomeCare articles',
    articles: 5,
    cards: {
      'Something broken?': '/home-services/book-a-repair',
      'Time for a service?': '/home-services/boiler-service',
    },
  },
  {
    id: 'smart-home',
    heading: 'Smart home articles',
    articles: 5,
    cards: { 'Smart home on our main site': '/smart-home/help' },
  },
  {
    id: 'appliances-and-engineers',
    heading: 'Appliance and engineer articles',
    articles: 5,
    cards: { 'Expecting one of our engineers?': '/home-services/appointments' },
  },
  {
    id: 'breakdowns',
    heading: 'Breakdown articles',
    articles: 5,
    cards: {
      'Still not working?': '/home-services/book-a-repair',
      'Is it an emergency?': '/help-and-support/emergencies',
    },
  },
  { id: 'helpful-advice', heading: 'Advice articles', articles: 4, cards: {} },
  { id: 'struggling-to-pay', heading: 'Help with paying', articles: 6, cards: {} },
];

for (const { id, heading, articles, cards } of categories) {
  test(`${id} shows a titled list of its articles, and ${Object.keys(cards).length || 'no'} call-to-action cards`, async ({
    page,
    open,
  }) => {
    await open(`/help-and-support/${id}`);
    const list = page.getByRole('region', { name: heading });
    await expect(list.getByRole('heading', { level: 2 })).toHaveText(heading);
    await expect(list.getByRole('link')).toHaveCount(articles);
    for (const link of await list.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', new RegExp(`^/help-and-support/${id}/[a-z-]+$`));
    }
    await expect(page.getByRole('region', { name: 'Common questions' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to top' })).toHaveCount(0);
    await expect(page.locator('.split__sticky .panel')).toHaveCount(Object.keys(cards).length);
    for (const [title, path] of Object.entries(cards)) {
      const card = page.getByRole('region', { name: title });
      await expect(card.getByRole('link')).toHaveAttribute('href', path);
      await expect(card.locator('p').first()).not.toBeEmpty();
    }
  });
}

test('a card beside the list is in a separate column on a wide screen, and below the list on a narrow one', async ({
  page,
  open,
}) => {
  await open('/help-and-support/homecare-help');
  const list = page.getByRole('region', { name: 'HomeCare articles' });
  const card = page.getByRole('region', { name: 'Something broken?' });
  const right = async () => ((await list.boundingBox())?.x ?? 0) + ((await list.boundingBox())?.width ?? 0);
  expect((await card.boundingBox())?.x).toBeGreaterThanOrEqual(await right());
  await page.setViewportSize({ width: 390, height: 844 });
  const bottom = ((await list.boundingBox())?.y ?? 0) + ((await list.boundingBox())?.height ?? 0);
  expect((await card.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
});

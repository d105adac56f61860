import { withMotion } from '../../support/motion.ts';
import { expect, test } from '../../support/site-test.ts';

test.use(withMotion);

const categories = [
  {
    id: 'bills-and-payments',
    title: 'Bills and payments',
    questions: 4,
    groups: ['Understand your bill', 'Pay your bill', 'Put something right', 'If money is tight'],
  },
  {
    id: 'my-account',
    title: 'My account',
    questions: 4,
    groups: ['Your online account', 'Keep us up to date', 'Moving or leaving'],
  },
  {
    id: 'pay-as-you-go',
    title: 'Pay as you go',
    questions: 4,
    groups: ['Topping up', 'When something goes wrong', 'Money and your meter'],
  },
  { id: 'meters', title: 'Meters', questions: 4, groups: ['Read your meter', 'Change or repair your meter'] },
];

test.describe('in the server’s HTML', () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, title, questions, groups } of categories) {
    test(`${id} shows common questions, each a card with its description, and one marked as most asked`, async ({
      page,
      open,
    }) => {
      await open(`/help-and-support/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const cards = page.getByRole('region', { name: 'Common questions' }).getByRole('listitem');
      await expect(cards).toHaveCount(questions);
      for (const card of await cards.all()) {
        await expect(card.getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute(
          'href',
          /^\/help-and-support\/[a-z-]+\/[a-z-]+$/,
        );
        await expect(card.locator('p')).not.toBeEmpty();
        await expect(card.locator('svg').first()).toBeVisible();
      }
      await expect(cards.getByText('Most asked')).toHaveCount(1);
    });

    test(`${id} shows all its articles as links in groups, those of the main site marked as such`, async ({
      page,
      open,
    }) => {
      await open(`/help-and-support/${id}`);
      const all = page.getByRole('region', { name: /^All .* articles$/ });
      await expect(all.getByRole('heading', { level: 3 })).toHaveText(groups);
      for (const group of await all.locator('.group').all())
        expect(await group.getByRole('link').count()).toBeGreaterThanOrEqual(3);
      for (const link of await all.getByRole('link').all()) {
        const leaves = !(await link.getAttribute('href'))?.startsWith('/help-and-support/');
        await expect(link).toHaveAccessibleName(leaves ? /\(on our main site\)$/ : /[^)]$/);
      }
    });
  }
});

for (const { id } of categories) {
  test(`${id} has a link at its end that returns to its top`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(`/help-and-support/${id}`);
    const back = page.getByRole('link', { name: 'Back to top' });
    await back.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(700);
    await back.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('meters ends with its featured article', async ({ page, open }) => {
  await open('/help-and-support/meters');
  const last = page.getByRole('region', { name: 'Get a smart meter' });
  await expect(last.getByRole('heading', { level: 2 })).toHaveText('Get a smart meter');
  await expect(last).toContainText('We fit it at no extra cost.');
  await last.getByRole('link', { name: 'Get a smart meter' }).click();
  await expect(page).toHaveURL('/help-and-support/meters/get-a-smart-meter');
});

test('among categories with common questions, only meters has a featured article', async ({ page, open }) => {
  for (const id of ['bills-and-payments', 'my-account', 'pay-as-you-go']) {
    await open(`/help-and-support/${id}`);
    await expect(page.getByRole('region', { name: /^All .* articles$/ })).toBeVisible();
    await expect(page.locator('#last-article')).toHaveCount(0);
  }
});

test('a common question opens its article', async ({ page, open }) => {
  await open('/help-and-support/bills-and-payments');
  await page.getByRole('link', { name: 'Why is my bill higher than last time?' }).click();
  await expect(page).toHaveURL('/help-and-support/bills-and-payments/why-is-my-bill-higher');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bill/);
});

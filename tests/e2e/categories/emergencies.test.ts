import { withMotion } from '../../support/motion.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

test.use(withMotion);

const cards = {
  'Boiler breakdown': 'boiler-breakdown',
  'Pay as you go meter, no supply': 'pay-as-you-go-no-supply',
  'How to turn off your gas': 'turn-off-your-gas',
  'No heating': 'no-heating',
  'Leaky pipes': 'leaky-pipes',
  'Power cuts': 'power-cuts',
};

withAndWithoutScripts(() => {
  test("emergencies has a landmark 'What to do in an emergency?' with the six cards", async ({
    page,
    open,
  }) => {
    await open('/help-and-support/emergencies');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergencies');
    const landmark = page.getByRole('region', { name: 'What to do in an emergency?' });
    await expect(
      landmark.getByRole('heading', { level: 2, name: 'What to do in an emergency?' }),
    ).toBeVisible();
    await expect(landmark.getByRole('heading', { level: 3 })).toHaveText(Object.keys(cards));
    for (const [title, article] of Object.entries(cards)) {
      const card = landmark
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      expect(await card.locator('ol > li').count(), 'steps').toBeGreaterThanOrEqual(3);
      await expect(card.locator('.card__foot a')).toHaveAttribute(
        'href',
        `/help-and-support/emergencies/${article}`,
      );
    }
  });

  test('emergencies links to the signs of carbon monoxide', async ({ page, open }) => {
    await open('/help-and-support/emergencies');
    await page.getByRole('link', { name: 'know the signs of carbon monoxide' }).click();
    await expect(page).toHaveURL('/help-and-support/emergencies/carbon-monoxide');
  });

  test('emergencies gives electrical safety advice', async ({ page, open }) => {
    await open('/help-and-support/emergencies');
    const advice = page.getByRole('region', { name: 'Stay safe with electricity' });
    expect(await advice.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
    await expect(advice).toContainText('call 105');
  });

  test('the emergency contact side panel shows the meter, gas and power-cut numbers as large links', async ({
    page,
    open,
  }) => {
    await open('/help-and-support/emergencies');
    const panel = page.getByRole('complementary', { name: 'Emergency contacts' });
    const numbers = {
      'Meter emergency': '0808 157 0811',
      'Gas leak or carbon monoxide': '0800 111 999',
      'Power cut': '105',
    };
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(Object.keys(numbers));
    await expect(panel.getByRole('link')).toHaveText(Object.values(numbers));
    for (const link of await panel.getByRole('link').all()) {
      const number = (await link.textContent()) ?? '';
      await expect(link).toHaveAttribute('href', `tel:${number.replaceAll(' ', '')}`);
      expect(
        await link.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ).toBeGreaterThanOrEqual(24);
    }
  });

  test('on a phone the three numbers come before what to do', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/help-and-support/emergencies');
    const panel = await page.getByRole('complementary', { name: 'Emergency contacts' }).boundingBox();
    const cardsBox = await page.getByRole('region', { name: 'What to do in an emergency?' }).boundingBox();
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(cardsBox?.y ?? 0);
    // The top of the page has the gas number before any number but 999.
    const numbers = page.getByRole('main').locator('a[href^="tel:"]');
    await expect(numbers.nth(0)).toHaveText('999');
    await expect(numbers.nth(1)).toHaveText('0800 111 999');
    await expect(numbers.nth(1)).toBeInViewport();
    await expect(
      page.getByRole('complementary').getByRole('link', { name: '0800 111 999' }),
    ).toBeInViewport();
  });
});

test('no link refers to a number without containing one', async ({ page, open }) => {
  await open('/help-and-support/emergencies');
  for (const link of await page.locator('a[href^="tel:"]').all()) {
    await expect(link).toHaveAttribute('href', /^tel:\d{3,}$/);
    await expect(link).toHaveText(/\d{3}/);
  }
});

test.describe('without a supplier’s brand', () => {
  test('emergencies shows the national numbers, and none that is empty', async ({
    page,
    open,
    serveSiteOnFailingContent,
  }) => {
    const site = await serveSiteOnFailingContent('error', /^\/brand\.json$/);
    await open(`${site.url}/help-and-support/emergencies`);
    const panel = page.getByRole('complementary', { name: 'Emergency contacts' });
    await expect(panel.getByRole('link')).toHaveText(['0800 111 999', '105']);
    for (const link of await page.locator('a[href^="tel:"]').all())
      await expect(link).toHaveAttribute('href', /^tel:\d{3,}$/);
  });
});

import { expect, test, withAndWithoutScripts } from '../../support/window-test.ts';

const cards = [
  {
    title: 'Direct Debit or pay on receipt of bill',
    links: {
      'Meter reads (on our main site)': '/energy/meter-reads',
      'Moving home': '/help-and-support/my-account/moving-home',
      'Smart meters help': '/help-and-support/meters',
    },
    options: '/energy/contact-us/credit',
  },
  {
    title: 'Prepayment or pay as you go',
    links: {
      'Top up': '/help-and-support/pay-as-you-go/how-to-top-up',
      'Replace a lost or damaged card': '/help-and-support/pay-as-you-go/lost-or-damaged-card-or-key',
      'Find your nearest payment shop (on our main site)': '/energy/payment-shops',
    },
    options: '/energy/contact-us/prepay',
  },
  {
    title: 'Home services',
    links: {
      'Book a repair (on our main site)': '/home-services/book-a-repair',
      'Boiler service (on our main site)': '/home-services/boiler-service',
      'Your cover (on our main site)': '/home-services/cover',
    },
    options: '/home-services/contact-us',
  },
];

withAndWithoutScripts(() => {
  test('outside the meter-reading window contact-us shows three cards, each with its links and the way to its contact options', async ({
    page,
    open,
    site,
  }) => {
    await site.setWindow({ isMeterReadWeek: false });
    await open('/help-and-support/contact-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    const main = page.getByRole('main');
    for (const { title, links, options } of cards) {
      const card = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2, name: title }) });
      for (const [name, path] of Object.entries(links)) {
        await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      }
      await expect(card.getByRole('link', { name: `See contact options for ${title}` })).toHaveAttribute(
        'href',
        options,
      );
      await expect(card.getByRole('link')).toHaveCount(4);
    }
    await expect(main.locator('.cards > li')).toHaveCount(cards.length);
    await expect(page.getByRole('link', { name: 'Submit a meter reading' })).toHaveCount(0);
  });

  test('contact-us links to emergency support first', async ({ page, open }) => {
    await open('/help-and-support/contact-us');
    const link = page.getByRole('main').getByRole('link', { name: 'emergency support' });
    const firstCard = page.getByRole('heading', { level: 2, name: cards[0]?.title ?? '' });
    expect((await link.boundingBox())?.y).toBeLessThan((await firstCard.boundingBox())?.y ?? 0);
    await link.click();
    await expect(page).toHaveURL('/help-and-support/emergencies');
  });
});

test('contact-us gives the number first, then Relay UK, how to complain and where to write', async ({
  page,
  open,
}) => {
  await open('/help-and-support/contact-us');
  const ways = page.getByRole('region', { name: 'Other ways to reach us' });
  await expect(ways.getByRole('link', { name: 'Start a complaint' })).toHaveAttribute(
    'href',
    '/help-and-support/make-a-complaint-select-type',
  );
  const ring = page.getByRole('region', { name: 'Ring us' });
  await expect(ring.getByRole('link', { name: '0808 157 0822' })).toHaveAttribute('href', 'tel:08081570822');
  await expect(ring).toContainText('dial 18001, then our number');
  const firstCard = page.getByRole('heading', { level: 2, name: cards[0]?.title ?? '' });
  expect((await ring.boundingBox())?.y).toBeLessThan((await firstCard.boundingBox())?.y ?? 0);
  await expect(ways).toContainText('Thistlemere Energy, 8 Curlew Yard, Brackenmoor, TH1 4AB.');
});

test('contact-us links to both enquiry forms, and the search finds them', async ({ page, open }) => {
  const forms = {
    'Ask about gas or electricity': 'enquiry-gas-and-electricity',
    'Ask about pay as you go': 'enquiry-pay-as-you-go',
  };
  for (const [name, form] of Object.entries(forms)) {
    await open('/help-and-support/contact-us');
    const ways = page.getByRole('region', { name: 'Other ways to reach us' });
    await ways.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/help-and-support/complaints/${form}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bit about you');
    await page.goto('/search?q=ask+a+question');
    await expect(page.locator(`main a[href$="/complaints/${form}"]`)).toBeVisible();
  }
});

test.describe('while the meter-reading settings can’t be fetched', () => {
  for (const mode of ['error', 'half', 'garbage'] as const) {
    test(`contact options are complete, and the window counts as closed (${mode})`, async ({
      page,
      open,
      serveOwnSite,
      startContentService,
    }) => {
      const content = await startContentService({ 'meter-read/settings.json': { isMeterReadWeek: true } });
      content.setMode(mode, /^\/meter-read\//);
      const site = await serveOwnSite({ env: { CONTENT_URL: content.url } });
      expect((await open(`${site.url}/help-and-support/contact-us`))?.status()).toBe(200);
      await expect(page.locator('.cards > li')).toHaveCount(cards.length);
      await expect(page.getByRole('link', { name: 'Meter reads' })).toBeVisible();
    });
  }
});

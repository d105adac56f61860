import { expect, test } from '../../support/site-test.ts';

const contactUs = '/help-and-support/contact-us';
const aTuesday = '2026-11-24T17:59:00Z';

test('where scripts run, contact us says whether we’re open, and updates this when we close', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(aTuesday) });
  await page.goto(contactUs);
  const ring = page.getByRole('region', { name: 'Ring us' });
  await expect(ring).toContainText('Open now until 6pm today');
  await expect(ring.locator('[data-now]')).toHaveText(['Monday to Friday8am to 6pm']);
  await page.clock.runFor('01:30');
  await expect(ring).toContainText('Closed now Opens tomorrow at 8am');
  await expect(ring.locator('[data-now]')).toHaveCount(0);
});

test('on a bank holiday contact us says so, with the number for loss of supply', async ({ page, open }) => {
  await page.clock.setFixedTime(new Date('2026-12-25T12:00:00Z'));
  await open(contactUs);
  const ring = page.getByRole('region', { name: 'Ring us' });
  await expect(ring).toContainText('Closed for the bank holiday Opens on Tuesday at 8am');
  await expect(ring.getByRole('link', { name: '0808 157 0811' })).toBeVisible();
});

test('whether we’re open also shows after changing page and on the main site', async ({ page, open }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T12:00:00Z'));
  await open('/help-and-support/');
  await page.getByRole('link', { name: 'Breakdowns' }).click();
  await expect(page.getByRole('region', { name: /^Ring us/ })).toContainText('Open now until 8pm today');
  await page.goto('/energy/contact-us/credit');
  await expect(page.getByRole('region', { name: /^Ring us/ })).toContainText('Open now until 6pm today');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('contact us gives the hours and does not say whether we’re open now', async ({ page, open }) => {
    await open(contactUs);
    const ring = page.getByRole('region', { name: 'Ring us' });
    await expect(ring.getByRole('link', { name: '0808 157 0822' })).toBeVisible();
    await expect(ring.getByRole('definition')).toHaveText(['8am to 6pm', '9am to 2pm', 'Closed']);
    await expect(ring).not.toContainText(/open now|closed now|opens|until/i);
  });
});

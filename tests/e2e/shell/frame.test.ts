import { withMotion } from '../../support/motion.ts';
import { expect, test } from '../../support/site-test.ts';

test.use(withMotion);

const pages = [
  '/help-and-support/',
  '/help-and-support/emergencies',
  '/help-and-support/probate',
  '/energy',
  '/page-not-found.html',
];

for (const path of pages) {
  test(`the footer of ${path} names the supplier's company, and leads to help and to free advice`, async ({
    page,
    open,
  }) => {
    await open(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Larkfield Energy Limited.`);
    await expect(footer).toContainText('Registered in England and Wales.');
    await expect(footer).toContainText('1 Skylark Way, Ashcombe, LK1 2AB');
    await expect(footer.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/help-and-support/contact-us',
    );
    await expect(footer.getByRole('link', { name: 'Energy Ombudsman' })).toBeVisible();
  });

  test(`the first stop of the keyboard on ${path} skips to the main content`, async ({ page, open }) => {
    await open(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test('the emergency numbers stand above the header of every page, as links, in the first kilobytes of its HTML', async ({
  page,
  open,
}) => {
  for (const path of pages) {
    const response = await open(path);
    const numbers = page.getByRole('navigation', { name: 'Emergency numbers' });
    await expect(numbers.getByRole('link', { name: /0800 111 999/ })).toHaveAttribute(
      'href',
      'tel:0800111999',
    );
    await expect(numbers.getByRole('link', { name: /105/ })).toHaveAttribute('href', 'tel:105');
    expect((await response?.text())?.indexOf('tel:0800111999'), path).toBeLessThan(8_000);
  }
});

test('a supplier’s own brand shows in the header, the title and the footer', async ({
  page,
  open,
  startOwnSite,
}) => {
  const phones = {
    meterEmergency: '0808 157 0001',
    gasEmergency: '0800 111 999',
    powerCut: '105',
    customerService: '0808 157 0002',
  };
  const brand = {
    name: 'Bright Water',
    logo: { src: '/media/mark.svg', words: ['Bright', 'Water'] },
    legalName: 'Bright Water Power plc',
    registration: '',
    address: 'Ashcombe',
    phones,
    openingHours: 'Always',
  };
  const site = await startOwnSite({ content: { 'brand.json': brand } });
  await open(`${site.url}/help-and-support/meters`);
  await expect(page).toHaveTitle('Meters - Help & Support - Bright Water');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Bright Water/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Bright Water Power plc');
  await expect(page.getByText('Larkfield')).toHaveCount(0);
});

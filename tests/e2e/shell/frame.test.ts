import { readFile } from 'node:fs/promises';
import { withMotion } from '../../support/motion.ts';
import { expect, test } from '../../support/site-test.ts';
import { brandFile } from '../../support/brand-dir.ts';

test.use(withMotion);

const pages = [
  '/help-and-support/',
  '/help-and-support/emergencies',
  '/help-and-support/probate',
  '/energy',
  '/page-not-found.html',
];

for (const path of pages) {
  test(`the footer of ${path} names the supplier's company, and links to help and to free advice`, async ({
    page,
    open,
  }) => {
    await open(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Thistlemere Energy Limited.`);
    await expect(footer).toContainText('Registered in England and Wales.');
    await expect(footer).toContainText('8 Curlew Yard, Brackenmoor, TH1 4AB');
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

test('the emergency numbers are above the header of every page, as links, in the first kilobytes of its HTML', async ({
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
  serveOwnSite,
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
  const site = await serveOwnSite({ content: { 'brand.json': brand } });
  await open(`${site.url}/help-and-support/meters`);
  await expect(page).toHaveTitle('Meters - Help & Support - Bright Water');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Bright Water/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Bright Water Power plc');
  await expect(page.getByText('Thistlemere')).toHaveCount(0);
});

test('a supplier’s own footer is at the foot of every page; without one, the links of the help area', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const columns = [
    { title: 'Bright Water', links: [{ label: 'Prices', link: 'https://www.example.com/prices' }] },
    {
      title: 'Ring us',
      links: [{ label: 'Call {{phone:customerService}}', link: 'tel:{{phone:customerService}}' }],
    },
  ];
  const advice = '<p>Free advice: <a href="https://www.citizensadvice.org.uk">Citizens Advice</a></p>';
  const site = await serveOwnSite({ content: { 'footer.json': { columns, advice } } });
  const footer = page.getByRole('contentinfo');
  for (const path of pages) {
    await open(`${site.url}${path}`);
    await expect(footer.getByRole('heading')).toHaveText(['Bright Water', 'Ring us']);
    await expect(footer.getByRole('link')).toHaveText(['Prices', 'Call 0808 157 0822', 'Citizens Advice']);
    await expect(footer.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:08081570822');
  }
  const without = await serveOwnSite({ content: { 'footer.json': null } });
  await open(`${without.url}/help-and-support/`);
  await expect(footer.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Energy Ombudsman' })).toBeVisible();
  for (const link of await footer.locator('ul a').all())
    await expect(link).toHaveAttribute('href', /^\/help-and-support\//);
});

test('a logo that contains the name replaces it, and leaves room for the tools on every screen', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const source = await readFile(brandFile('brand.json'), 'utf8');
  const brand = JSON.parse(source) as object;
  const logo = { src: '/media/logo.svg', alt: 'Bright Water Power', width: 200, icon: '/media/mark.svg' };
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 42" width="200" height="42"><path fill="#7a1fa2" d="M0 0h200v42H0z"/></svg>';
  const site = await serveOwnSite({
    content: { 'brand.json': { ...brand, logo }, 'media/logo.svg': drawing },
  });
  await open(`${site.url}/help-and-support/`);
  const link = page.getByRole('banner').getByRole('link', { name: /^Bright Water Power ?: help home$/ });
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/help-and-support/media/mark.svg');
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await link.getByRole('img').boundingBox();
    expect(box?.width, `${width} px`).toBeLessThanOrEqual(Math.min(200, 0.45 * width));
    expect((box?.width ?? 0) / (box?.height ?? 1), `${width} px`).toBeGreaterThan(2);
    const menu = await page.getByRole('banner').getByRole('button').first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(menu?.x ?? 0);
  }
});

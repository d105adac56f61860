import { expect, test } from '../../support/site-test.ts';

// The menu is for screens too narrow for the sections.
test.use({ viewport: { width: 390, height: 844 } });

const header = {
  hideA11yBtn: false,
  sections: [{ label: 'Only section', link: '/energy' }],
  'quick-links': [],
  'secondary-banner': null,
  'menu-banner': null,
};

test('no secondary banner shows unless the header configuration has one', async ({ page, open }) => {
  await open('/help-and-support/');
  await expect(page.locator('.banner')).toHaveCount(0);
});

test('a secondary banner shows its text and link on every page, the main site’s included', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const banner = {
    text: 'Our lines are closed on Monday.',
    label: 'See our hours',
    link: '/help-and-support/contact-us',
  };
  const site = await serveOwnSite({ content: { 'header.json': { ...header, 'secondary-banner': banner } } });
  for (const path of ['/help-and-support/', '/help-and-support/meters', '/energy']) {
    await open(site.url + path);
    await expect(page.getByText(banner.text)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See our hours' })).toHaveAttribute('href', banner.link);
  }
});

test('the link of a secondary banner without a label describes its target; a banner may have no link', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const site = await serveOwnSite({
    content: { 'header.json': { ...header, 'secondary-banner': { text: 'News.', link: '/energy' } } },
  });
  await open(`${site.url}/help-and-support/`);
  await expect(page.locator('.banner').getByRole('link')).toHaveText('Find out more');
  const second = await serveOwnSite({
    content: { 'header.json': { ...header, 'secondary-banner': { text: 'News.' } } },
  });
  await open(`${second.url}/help-and-support/`);
  await expect(page.locator('.banner')).toContainText('News.');
  await expect(page.locator('.banner').getByRole('link')).toHaveCount(0);
});

test('text in the header configuration is never taken for markup', async ({ page, open, serveOwnSite }) => {
  const banner = { text: '<img src=x onerror="document.title=1">', label: '<b>More</b>', link: '/energy' };
  const site = await serveOwnSite({ content: { 'header.json': { ...header, 'secondary-banner': banner } } });
  await open(`${site.url}/help-and-support/`);
  await expect(page.locator('.banner')).toContainText(banner.text);
  await expect(page.locator('.banner').getByRole('link')).toHaveText('<b>More</b>');
  await expect(page.locator('.banner img')).toHaveCount(0);
});

test('hideA11yBtn removes the display button and its sheet, and nothing else', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const site = await serveOwnSite({ content: { 'header.json': { ...header, hideA11yBtn: true } } });
  await open(`${site.url}/help-and-support/`);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('[popovertarget="display"]')).toHaveCount(0);
  await expect(page.locator('#display')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText('Only section');
});

test('without quick links the menu and the home have no place for them', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const site = await serveOwnSite({ content: { 'header.json': header } });
  await open(`${site.url}/help-and-support/`);
  await expect(page.getByRole('navigation', { name: 'Popular' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#menu').getByRole('heading', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('#menu').getByRole('heading', { name: 'Quick links' })).toHaveCount(0);
});

test('without sections and quick links the menu still leads to help', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const site = await serveOwnSite({ content: { 'header.json': { ...header, sections: [] } } });
  await open(`${site.url}/help-and-support/`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await expect(links.filter({ hasText: /^(Emergencies|Contact us|Search help)$/ })).toHaveCount(3);
  await expect(page.locator('#menu').getByRole('heading', { name: 'All of our site' })).toHaveCount(0);
});

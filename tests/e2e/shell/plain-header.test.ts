import { failingModes } from '../../support/unreliable-content.ts';
import { expect, test } from '../../support/site-test.ts';

for (const mode of failingModes) {
  test(`when the header configuration fails (${mode}), the page is complete under a plain header`, async ({
    page,
    open,
    serveSiteOnFailingContent,
  }) => {
    const site = await serveSiteOnFailingContent(mode, /^\/header\.json$/);

    const response = await open(`${site.url}/help-and-support/meters`);
    expect(response?.status()).toBe(200);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link')).toHaveCount(1);
    await expect(banner.getByRole('link', { name: /Thistlemere Energy.*help home/ })).toHaveAttribute(
      'href',
      '/help-and-support/',
    );
    await expect(banner.getByRole('button', { name: 'Display settings' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Emergency numbers' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Meters' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Help categories' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Thistlemere Energy Limited');
  });
}

test('without a header configuration the home shows everything but the quick links', async ({
  page,
  open,
  serveSiteOnFailingContent,
}) => {
  const site = await serveSiteOnFailingContent('error', /^\/header\.json$/);
  await open(`${site.url}/help-and-support/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Show me how' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Popular' })).toHaveCount(0);
});

test('a header configuration without a required field counts as broken', async ({
  page,
  open,
  serveOwnSite,
  startContentService,
}) => {
  const content = await startContentService({ 'header.json': { hideA11yBtn: true, sections: [] } });
  const site = await serveOwnSite({ env: { CONTENT_URL: content.url } });
  await open(`${site.url}/help-and-support/meters`);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Display settings' })).toBeVisible();
});

test('a header configuration with unknown fields is still valid', async ({
  page,
  open,
  serveOwnSite,
  startContentService,
}) => {
  const header = {
    hideA11yBtn: true,
    sections: [{ label: 'Known', link: '/known', colour: 'red' }],
    'quick-links': [],
    'secondary-banner': null,
    'menu-banner': null,
    'footer-banner': {},
  };
  const content = await startContentService({ 'header.json': header });
  const site = await serveOwnSite({ env: { CONTENT_URL: content.url } });
  await open(`${site.url}/help-and-support/meters`);
  await expect(page.getByRole('link', { name: 'Known' })).toHaveAttribute('href', '/known');
  await expect(page.getByRole('button', { name: 'Display settings' })).toHaveCount(0);
});

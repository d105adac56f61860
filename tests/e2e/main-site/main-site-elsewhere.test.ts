import { expect, test } from '../../support/site-test.ts';

const elsewhere = 'https://www.supplier.example';

test.describe('with a main site of the supplier’s own', () => {
  test('every path outside the area redirects there, with its query', async ({ serveOwnSite, request }) => {
    const site = await serveOwnSite({ env: { MAIN_SITE_URL: `${elsewhere}/` } });
    const location = async (path: string) => {
      const response = await request.get(`${site.url}${path}`, { maxRedirects: 0 });
      expect(response.status(), path).toBe(302);
      return response.headers()['location'];
    };
    for (const path of [
      '/',
      '/energy',
      '/energy/contact-us/credit',
      '/search?q=top+up&initiated=%2Fhelp-and-support%2F',
      '/robots.txt',
      '/page-not-found.html',
      '/login?from=%2F',
    ]) {
      expect(await location(path)).toBe(elsewhere + path);
    }
    expect(await location('//evil.example/energy'), 'stays with the supplier').toBe(
      `${elsewhere}/evil.example/energy`,
    );
  });

  test('an unknown route of the area redirects to the main site’s page-not-found page', async ({
    serveOwnSite,
    request,
  }) => {
    const site = await serveOwnSite({ env: { MAIN_SITE_URL: elsewhere } });
    for (const path of ['/help-and-support/a/b/c', '/help-and-support/meters/economy-7-meters/more']) {
      const response = await request.get(`${site.url}${path}`, { maxRedirects: 0 });
      expect(response.status(), path).toBe(302);
      expect(response.headers()['location'], path).toBe(`${elsewhere}/page-not-found.html`);
    }
  });

  test('an unknown category or article redirects to this origin’s page-not-found page, and so on to the main site', async ({
    serveOwnSite,
    request,
  }) => {
    const site = await serveOwnSite({ env: { MAIN_SITE_URL: elsewhere } });
    for (const path of ['/help-and-support/nope', '/help-and-support/meters/nope']) {
      const response = await request.get(`${site.url}${path}`, { maxRedirects: 0 });
      expect(response.status(), path).toBe(302);
      expect(response.headers()['location'], path).toBe('/page-not-found.html');
    }
  });

  test('the area itself, its files and the health checks stay here', async ({ serveOwnSite, request }) => {
    const site = await serveOwnSite({ env: { MAIN_SITE_URL: elsewhere } });
    for (const path of [
      '/help-and-support/',
      '/help-and-support/meters',
      '/help-and-support/sitemap.xml',
      '/help-and-support/media/mark.svg',
      '/healthz',
      '/readyz',
    ]) {
      expect((await request.get(`${site.url}${path}`, { maxRedirects: 0 })).status(), path).toBe(200);
    }
  });
});

for (const scripts of ['on', 'off'] as const) {
  test.describe(`scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === 'on' });

    test('tiles, complaints and searches of the area end on the supplier’s main site', async ({
      page,
      open,
      serveOwnSite,
    }) => {
      const main = await serveOwnSite();
      const site = await serveOwnSite({ env: { MAIN_SITE_URL: main.url } });
      await open(`${site.url}/help-and-support/`);
      await page
        .getByRole('link', { name: /^Smart home \(on our main site\)/ })
        .first()
        .click();
      await expect(page).toHaveURL(`${main.url}/smart-home/help`);

      await open(`${site.url}/help-and-support/make-a-complaint-select-type`);
      await page.getByRole('radio', { name: /^Installations/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(`${main.url}/complaints/installations`);

      await open(`${site.url}/help-and-support/`);
      await page.getByLabel('Search help').fill('top up');
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(`${main.url}/search?q=top+up&initiated=%2Fhelp-and-support%2F`);
    });
  });
}

import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const article = '/help-and-support/meters/how-to-read-your-electricity-meter';

// The menu is for screens too narrow for the sections.
test.use({ viewport: { width: 390, height: 844 } });

withAndWithoutScripts((scripts) => {
  test('a site without sign-in has none in the header and the menu, and no inactivity timer', async ({
    page,
    open,
    context,
    serveOwnSite,
  }) => {
    const site = await serveOwnSite({ env: { SIGN_IN_FLOW: 'off' } });
    // Left by a visit before sign-in was removed.
    await context.addCookies([{ name: 'signed-in', value: '1', url: site.url }]);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await open(site.url + article);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(page.getByText(/^Sign in$|^Your account$/)).toHaveCount(0);
    if (scripts === 'on') {
      // By then everything else that waits for the page to be idle has loaded.
      await page.getByRole('button', { name: 'Close menu' }).click();
      await page.waitForLoadState('networkidle');
    }
    await open(`${site.url}/help-and-support/complaints/gas-and-electricity`);
    if (scripts === 'on') await page.waitForLoadState('networkidle');
    expect(requestedPaths.filter((path) => /session/.test(path))).toEqual([]);
    await page.goto(`${site.url}/help-and-support/deals`);
    await expect(page).toHaveURL(`${site.url}/page-not-found.html`);
  });
});

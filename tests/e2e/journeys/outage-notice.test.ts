import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const file = 'service-outages/help-and-support.json';
const notice = {
  title: 'Paying online is slow',
  message:
    '<p>We’re on it. <b>Your money is safe.</b> See <a href="/help-and-support/bills-and-payments">other ways to pay</a>.</p>',
};
const hostile = {
  title: 'Slow <script>document.title="stolen"</script><img src=x onerror="document.title=1"> <b>today</b>',
  message: `<p onclick="document.title='stolen'">Words <a href="javascript:document.title=1">first</a>
    <a href="https://example.com/" onmouseover="alert(1)" style="color:red">second</a> <iframe src="/"></iframe><form action="//evil.example"><button>Go</button></form></p>`,
};

test('there is no outage notice when the content has none', async ({ page, open }) => {
  await open('/help-and-support/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.outage')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dismiss this notice' })).toHaveCount(0);
});

withAndWithoutScripts(() => {
  test('an outage notice shows its title and message only on the home, above everything else', async ({
    page,
    open,
    serveOwnSite,
  }) => {
    const site = await serveOwnSite({ content: { [file]: notice } });
    await open(`${site.url}/help-and-support/`);
    const shown = page.getByRole('region', { name: notice.title });
    await expect(shown.getByRole('heading', { level: 2 })).toHaveText(notice.title);
    await expect(shown).toContainText('We’re on it. Your money is safe. See other ways to pay.');
    await expect(shown.getByRole('link')).toHaveAttribute('href', '/help-and-support/bills-and-payments');
    await expect(page.getByRole('main').locator('> *').first()).toHaveAccessibleName(notice.title);
    await open(`${site.url}/help-and-support/bills-and-payments`);
    await expect(page.getByText(notice.title)).toHaveCount(0);

    // A first visit, on a phone: the question about cookies and the notice leave the search box on the first screen.
    await page.context().clearCookies();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${site.url}/help-and-support/`);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
  });

  test('a dismissed notice stays away for the visit, and another notice shows again', async ({
    page,
    open,
    serveOwnSite,
    context,
  }) => {
    const site = await serveOwnSite({ content: { [file]: notice } });
    await open(`${site.url}/help-and-support/`);
    await page.getByRole('button', { name: 'Dismiss this notice' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you today?');
    await expect(page).toHaveURL(`${site.url}/help-and-support/`);
    await expect(page.getByText(notice.title)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(notice.title)).toHaveCount(0);
    const cookie = (await context.cookies()).find(({ name }) => name === 'dismissed-notice');
    expect(cookie, 'a cookie that ends with the visit').toMatchObject({
      expires: -1,
      httpOnly: true,
      sameSite: 'Lax',
    });

    const later = await serveOwnSite({
      content: { [file]: { ...notice, title: 'Our phone lines are down' } },
    });
    await open(`${later.url}/help-and-support/`);
    await expect(page.getByRole('region', { name: 'Our phone lines are down' })).toBeVisible();
  });
});

test('a notice that one visitor has dismissed is still shown to another', async ({
  page,
  open,
  serveOwnSite,
  browser,
}) => {
  const site = await serveOwnSite({ content: { [file]: notice } });
  await open(`${site.url}/help-and-support/`);
  await page.getByRole('button', { name: 'Dismiss this notice' }).click();
  await expect(page.getByText(notice.title)).toHaveCount(0);
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await otherPage.goto(`${site.url}/help-and-support/`);
  await expect(otherPage.getByText(notice.title)).toBeVisible();
  await other.close();
});

test('dangerous markup in a notice is removed, and the notice’s text stays', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const site = await serveOwnSite({ content: { [file]: hostile } });
  const response = await open(`${site.url}/help-and-support/`);
  const shown = page.locator('.outage > div > div');
  await expect(shown.getByRole('heading')).toHaveText(/^Slow\s+today$/);
  await expect(shown).toContainText('Words first');
  await expect(shown.getByRole('link')).toHaveText(['second']);
  await expect(shown.locator('script, img, iframe, form, button')).toHaveCount(0);
  const attributes = await shown.evaluate((box) =>
    [...box.querySelectorAll('p, a, b')].flatMap((element) => element.getAttributeNames()),
  );
  expect(attributes).toEqual(['href']);
  const html = await response?.text();
  for (const danger of ['document.title=', 'javascript:', 'onclick', 'onmouseover', 'evil.example']) {
    expect(html?.slice(0, html.indexOf('<script')), danger).not.toContain(danger);
  }
  await shown.getByText('Words').click();
  await expect(page).toHaveTitle(/^How can we help you today\?/);
});

test('a dismissal is only stored for a well-formed notice id', async ({ request }) => {
  const dismiss = (form: Record<string, string>) =>
    request.post('/help-and-support/dismiss-notice', { form, maxRedirects: 0 });
  expect((await dismiss({ notice: 'deadbeef' })).headers()['set-cookie']).toMatch(
    /^dismissed-notice=deadbeef;/,
  );
  expect((await dismiss({ notice: 'x; Domain=evil.example' })).headers()['set-cookie']).toBeUndefined();
  expect((await dismiss({})).status()).toBe(303);
});

test('opening the dismissal’s address redirects to the home', async ({ page, open }) => {
  await open('/help-and-support/dismiss-notice');
  await expect(page).toHaveURL('/help-and-support/');
});

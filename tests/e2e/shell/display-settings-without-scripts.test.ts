import { expect, test } from '../../support/site-test.ts';

const save = (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name: 'Save settings' }).click();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/help-and-support/',
    '/help-and-support/meters/economy-7-meters',
    '/energy',
    '/search?q=top+up&page=1',
  ]) {
    test(`saving the display settings on ${path} stores them and returns to it`, async ({ page, open }) => {
      await open(path);
      await page.getByRole('button', { name: 'Display settings', exact: true }).click();
      await page
        .getByRole('group', { name: 'Theme' })
        .getByRole('radio', { name: 'Dark', exact: true })
        .check();
      await page
        .getByRole('group', { name: 'Text size' })
        .getByRole('radio', { name: 'Larger', exact: true })
        .check();
      await save(page);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  }
});

test('saving with scripts on comes back to the same page too', async ({ page, open }) => {
  await open('/help-and-support/meters');
  await page.getByRole('button', { name: 'Display settings', exact: true }).click();
  await page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Dark', exact: true }).check();
  await save(page);
  await expect(page).toHaveURL('/help-and-support/meters');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const elsewhere of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  '/a\r\nset-cookie: x=1',
]) {
  test(`the display settings never redirect to ${JSON.stringify(elsewhere)}`, async ({
    request,
    baseURL,
  }) => {
    const response = await request.post('/help-and-support/display-settings', {
      form: { theme: 'dark', 'return-to': elsewhere },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    expect(new URL(response.headers()['location'] ?? '', baseURL).href).toBe(`${baseURL}/help-and-support/`);
  });
}

test('an unknown setting is not stored', async ({ request }) => {
  const form = { theme: 'pink', text: 'large; Domain=evil', 'return-to': '/help-and-support/' };
  const response = await request.post('/help-and-support/display-settings', { form, maxRedirects: 0 });
  expect(response.headers()['set-cookie']).toMatch(/^display=; Path=\/; Max-Age=31536000; SameSite=Lax$/);
});

import { meterForm } from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/prefill-test.ts';
import { newerCustomer } from '../../support/sample-customers.ts';
import { signIn } from '../../support/sign-in-journey.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';

test('a prefilled page reaches nobody else, and everybody else’s stays the same, cached and shared', async ({
  page,
  open,
  playwright,
  site,
}) => {
  // A separate, empty cookie jar.
  const stranger = await playwright.request.newContext({ baseURL: site.url });
  const before = await stranger.get(meterForm);
  await open(meterForm);
  await signIn(page, { email: newerCustomer.email });
  await expect(page).toHaveURL(meterForm);
  for (const path of [meterForm, complaint]) {
    const mine = await page.request.get(path);
    expect(await mine.text(), path).toContain('Platt');
    expect(mine.headers()['cache-control']).toBe('no-store');
    for (const address of [path, `${path}.data`])
      expect(await (await stranger.get(address)).text(), `${address} of somebody else`).not.toContain(
        'Platt',
      );
    const data = await page.request.get(`${path}.data`);
    expect(await data.text()).toContain('Platt');
    expect(data.headers()['cache-control']).toBe('no-store');
  }
  const after = await stranger.get(meterForm);
  expect((await after.text()) === (await before.text()), 'the same bytes').toBe(true);
  expect(after.headers()['etag']).toBe(before.headers()['etag']);
  const again = await stranger.get(meterForm, {
    headers: { 'if-none-match': after.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  // Even with the shared page's ETag, the customer still gets their own.
  const own = await page.request.get(meterForm, {
    headers: { 'if-none-match': after.headers()['etag'] ?? '' },
  });
  expect(own.status()).toBe(200);
  await stranger.dispose();
});

test('details are sent to the customer alone, and never cached', async ({ page, open, playwright, site }) => {
  const address = '/help-and-support/your-details';
  const stranger = await playwright.request.newContext({ baseURL: site.url });
  await open(complaint);
  await signIn(page, { email: newerCustomer.email });
  await expect(page).toHaveURL(complaint);
  const mine = await page.request.get(address);
  expect(await mine.json()).toEqual({
    firstName: 'Noor',
    surname: 'Platt',
    email: 'newer@example.com',
    telephone: '07700 900 201',
  });
  const theirs = await stranger.get(`${address}?sub=newer-platform`, {
    headers: { 'x-sub': 'newer-platform' },
  });
  expect(await theirs.json()).toEqual({});
  for (const response of [mine, theirs]) expect(response.headers()['cache-control']).toBe('no-store');
  await stranger.dispose();
});

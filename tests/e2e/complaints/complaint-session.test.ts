import { otherCookies } from '../../support/consent.ts';
import { expect, test, withAndWithoutScripts } from '../../support/api-test.ts';
import {
  fillQuery,
  newVisitor,
  openQueryStep,
  queryBox,
  submitAndConfirm,
  completeFirstStep,
} from '../../support/complaint-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';

const complaint = '/help-and-support/complaints/pay-as-you-go';

withAndWithoutScripts(() => {
  test('the query step without details redirects to the details and says why', async ({ page, open }) => {
    await open(`${complaint}/query`);
    await expect(page).toHaveURL(/\/complaints\/pay-as-you-go\?lost$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bit about you');
    await expect(page.getByRole('heading', { name: 'We need your details again' })).toBeVisible();
  });

  test('a query sent after the details are gone is logged as SPEC says, sends nothing and redirects back', async ({
    page,
    open,
    api,
    site,
    context,
  }) => {
    const visitor = newVisitor();
    await openQueryStep({ page, open }, complaint, visitor);
    await fillQuery(page, 'They are gone.');
    await context.clearCookies();
    const [calls, lines] = [api.calls('POST /leads').length, noCachedData(site.output())];
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'We need your details again' })).toBeVisible();
    await expect.poll(() => noCachedData(site.output())).toBeGreaterThan(lines);
    expect(api.calls('POST /leads')).toHaveLength(calls);
    expect(site.output()).not.toContain('They are gone.');
  });

  test('a details cookie that was changed counts as no details', async ({ page, open, context }) => {
    await openQueryStep({ page, open }, complaint, newVisitor());
    const cookies = await context.cookies();
    const changed = cookies.map((cookie) => ({
      ...cookie,
      value: cookie.value.replace(/.{9}$/, 'aaaaaaaaa'),
    }));
    await context.addCookies(changed);
    await page.goto(`${complaint}/query`);
    await expect(page).toHaveURL(/\?lost$/);
  });

  test('details given for one kind of complaint are not used for another', async ({ page, open }) => {
    await openQueryStep({ page, open }, complaint, newVisitor());
    await page.goto('/help-and-support/complaints/gas-and-electricity/query');
    await expect(page).toHaveURL(/\/complaints\/gas-and-electricity\?lost$/);
    await expect(page.locator('.address')).toHaveCount(0);
  });

  test('going back to the details shows every answer and the address', async ({ page, open }) => {
    const visitor = newVisitor({ textphone: '18001', needsHelp: true });
    await open(complaint);
    await completeFirstStep(page, visitor);
    await page.getByRole('button', { name: 'Back to your details' }).click();
    await expect(page.getByLabel('First name')).toHaveValue(visitor.firstName);
    await expect(page.getByLabel('Surname')).toHaveValue(visitor.surname);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(visitor.email);
    await expect(page.getByLabel('Mobile telephone')).toHaveValue(/07700 ?900 ?982/);
    await expect(page.getByLabel('Textphone or international number')).toHaveValue('18001');
    await expect(page.getByLabel('Do you need extra help?')).toHaveValue('true');
    await expect(page.locator('.address')).toContainText('1 Alderwick Road');
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(queryBox(page)).toBeVisible();
  });

  test('the confirmation redirects to the help home if nothing was sent', async ({ page, open }) => {
    await open('/help-and-support/confirmation');
    await expect(page).toHaveURL(/\/help-and-support\/$/);
  });

  test('one visitor’s pages are never cached or shown to another', async ({ page, open, browser, site }) => {
    const visitor = newVisitor();
    await openQueryStep({ page, open }, complaint, visitor);
    const query = await page.goto(`${complaint}/query`);
    expect(query?.headers()['cache-control']).toBe('no-store');
    const details = await page.goto(complaint);
    expect(details?.headers()['cache-control']).toBe('no-store');
    for (const path of [complaint, `${complaint}/query`]) {
      const fetched = await page.request.get(`${path}.data`);
      expect(fetched.headers()['cache-control'], `what scripts fetch of ${path}`).toBe('no-store');
    }
    await page.goto(`${complaint}/query`);
    await fillQuery(page, 'For the supplier alone.');
    const reference = await submitAndConfirm(page);
    const confirmation = await page.reload();
    expect(confirmation?.headers()['cache-control']).toBe('no-store');

    const stranger = await browser.newContext({ baseURL: site.url });
    const theirs = await stranger.newPage();
    for (const path of ['/help-and-support/confirmation', complaint, `${complaint}/query`]) {
      await theirs.goto(path);
      const shown = await theirs.content();
      for (const secret of [reference, visitor.email]) expect(shown, path).not.toContain(secret);
    }
    await stranger.close();
  });

  test('scripts can’t read the cookies, and the cookies reveal nothing', async ({ page, open, context }) => {
    const visitor = newVisitor();
    await openQueryStep({ page, open }, complaint, visitor);
    const [journeyCookie, ...others] = await otherCookies(context);
    expect(others).toEqual([]);
    expect(journeyCookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/help-and-support/' });
    expect(journeyCookie?.value).not.toContain('Okafor');
    expect((journeyCookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(30 * 60);
    await fillQuery(page, 'And gone after.');
    await submitAndConfirm(page);
    expect((await otherCookies(context)).map(({ name }) => name)).toEqual(['confirmation']);
  });
});

test('scripts that fail between the two steps lose nothing', async ({
  page,
  open,
  browser,
  context,
  site,
  api,
}) => {
  const visitor = newVisitor();
  await open(complaint);
  await completeFirstStep(page, visitor);
  const without = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    storageState: await context.storageState(),
  });
  const later = await without.newPage();
  await later.goto(`${complaint}/query`);
  await fillQuery(later, 'No scripts any more.');
  const reference = await submitAndConfirm(later);
  expect(storedLeads(visitor.email, api.dataDir).map((lead) => lead.reference)).toEqual([reference]);
  await without.close();
});

function noCachedData(log: string): number {
  return log.split('No cached data found').length - 1;
}

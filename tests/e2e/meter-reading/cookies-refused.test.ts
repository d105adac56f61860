import { newVisitor, shownReference } from '../../support/complaint-journey.ts';
import { expectRefused } from '../../support/form-errors.ts';
import { field, fillDateAndDetails, meterForm, submit, type } from '../../support/meter-reading-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { expect, test, withAndWithoutScripts } from '../../support/window-test.ts';

const prefilled = { first_name: 'Zebedee', last_name: 'Quillfeather', email: 'zebedee@', fuel: 'Gas' };
const address = `${meterForm}?${new URLSearchParams(prefilled).toString()}`;
const details = /Zebedee|Quillfeather|zebedee/;

// Deletes the server's cookies before the next request, as in a browser that refuses them.
test.beforeEach(async ({ context, site }) => {
  await context.route(`${site.url}/**`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await context.clearCookies({ name: /^meter-read/ });
    const { 'set-cookie': _refused, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
});

// A request may still be on its way when its page closes.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

withAndWithoutScripts((scripts) => {
  test('where cookies are refused, a link still fills in the form, and no address shows the answers of the link', async ({
    page,
    open,
    site,
    request,
  }) => {
    const lines = site.log.length;
    const visitor = newVisitor();
    await open(address);
    await expect(field(page, 'First name')).toHaveValue('Zebedee');
    await expect(field(page, 'Last name')).toHaveValue('Quillfeather');
    await expect(field(page, 'Email')).toHaveValue('zebedee@');
    await expect(page.getByRole('radio', { name: 'Gas', exact: true })).toBeChecked();
    await expectRefused(
      page,
      {
        email: 'Enter an email address in the correct format, like name@example.com',
      },
      scripts,
    );
    expect(decodeURIComponent(page.url())).not.toMatch(details);
    if (scripts === 'on') await expect(page).toHaveURL(new RegExp(`${meterForm}$`));
    expect(JSON.stringify(site.log.slice(lines)), 'the log').not.toMatch(details);
    expect(await (await request.get(meterForm)).text(), 'somebody else').not.toMatch(details);

    await type(page, { 'Gas customer number': 'BGX40217', 'Gas reading': '03864' });
    await fillDateAndDetails(page, visitor);
    await submit(page);
    await expect(page).toHaveURL(/submit-meter-read-confirm/);
    const [lead, ...others] = storedLeads(visitor.email, site.api.dataDir);
    expect(others).toEqual([]);
    expect(await shownReference(page)).toBe(lead?.reference);
    await page.reload();
    expect(await shownReference(page), 'after a reload').toBe(lead?.reference);
    expect(decodeURIComponent(page.url())).not.toContain('BGX40217');
  });
});

test('a confirmation that is opened without a reading redirects to the form', async ({ request }) => {
  for (const query of ['', '?sent=', '?sent=Fe26.2*1*abc']) {
    const response = await request.get(`${meterForm}-confirm${query}`, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([303, meterForm]);
  }
});

test('sealed answers that are too old or were changed show the empty form', async ({ request }) => {
  const response = await request.get(`${meterForm}?filled=Fe26.2*1*abc`, { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([303, meterForm]);
});

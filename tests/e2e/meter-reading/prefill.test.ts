import { otherCookies } from '../../support/consent.ts';
import { newVisitor } from '../../support/complaint-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { expectRefused } from '../../support/form-errors.ts';
import {
  confirmedReference,
  electricity,
  field,
  fillDateAndDetails,
  gas,
  meterForm,
  submit,
  type,
} from '../../support/meter-reading-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { expect, test, withAndWithoutScripts } from '../../support/window-test.ts';

/** SPEC §2 "prefilled from the query-string parameters": all eight. */
const prefilled = {
  title: 'Reverend',
  first_name: 'Zebedee',
  last_name: 'Quillfeather',
  telephone: '07700900982',
  email: 'zebedee.quillfeather@example.com',
  gas_account_number: 'BGX40217',
  elec_account_number: 'A98765',
  fuel: 'Dual',
};
const address = (query: Record<string, string>) => `${meterForm}?${new URLSearchParams(query).toString()}`;
const clean = new RegExp(`${meterForm}$`);

withAndWithoutScripts((scripts) => {
  test('the eight parameters fill the form, and are gone from the address, the history and the log', async ({
    page,
    open,
    site,
  }) => {
    await open('/help-and-support/meters');
    const lines = site.log.length;
    await open(address(prefilled));
    await expect(page).toHaveURL(clean);
    await expect(page.getByLabel('Title')).toHaveValue('Reverend');
    await expect(field(page, 'First name')).toHaveValue('Zebedee');
    await expect(field(page, 'Last name')).toHaveValue('Quillfeather');
    await expect(field(page, 'Telephone')).toHaveValue('07700900982');
    await expect(field(page, 'Email')).toHaveValue(prefilled.email);
    await expect(field(page, 'Gas customer number')).toHaveValue('BGX40217');
    await expect(field(page, 'Electricity customer number')).toHaveValue('A98765');
    await expect(
      page.locator('[aria-invalid="true"]'),
      'nobody is blamed for what is still empty',
    ).toHaveCount(0);

    await page.goBack();
    await expect(page, 'one step back is the page before').toHaveURL(/\/meters$/);
    await page.goForward();
    await expect(page).toHaveURL(clean);
    await expect(field(page, 'Last name')).toHaveValue('Quillfeather');

    const logged = site.log.slice(lines);
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'request', path: meterForm, status: 303 }),
    );
    for (const value of ['Quillfeather', 'A98765', '07700900982', 'first_name'])
      expect(JSON.stringify(logged), 'the log').not.toContain(value);
  });

  test('a fuel in the address shows its fields', async ({ page, open }) => {
    await open(address({ fuel: 'gas', gas_account_number: 'bgx 40217' }));
    await expect(page).toHaveURL(clean);
    await expect(page.getByRole('radio', { name: 'Gas', exact: true })).toBeChecked();
    await expect(field(page, 'Gas customer number')).toHaveValue('BGX40217');
    await expect(field(page, 'Electricity reading')).toHaveCount(0);
  });

  test('an invalid answer is in its field with the message, and the rest is filled in', async ({
    page,
    open,
  }) => {
    await open(
      address({ ...prefilled, email: 'zebedee@', elec_account_number: '12345', first_name: 'é'.repeat(101) }),
    );
    await expect(page).toHaveURL(clean);
    await expectRefused(
      page,
      {
        elec_account_number:
          'Enter an electricity customer number in the correct format, like 850012345678, BGX40217 or A12345',
        first_name: 'First name must be 100 characters or fewer',
        email: 'Enter an email address in the correct format, like name@example.com',
      },
      scripts,
    );
    await expect(field(page, 'Electricity customer number')).toHaveValue('12345');
    await expect(field(page, 'First name')).toHaveValue('é'.repeat(101));
    await expect(field(page, 'Email')).toHaveValue('zebedee@');
    await expect(field(page, 'Last name')).toHaveValue('Quillfeather');
    await page.reload();
    await expect(field(page, 'Email'), 'after a reload').toHaveValue('zebedee@');
  });

  test('a value not in a list, a repeated one and an unknown parameter are not filled in', async ({
    page,
    open,
    context,
  }) => {
    await open(`${address({ fuel: 'Coal', utm: 'x' })}&last_name=A&last_name=B`);
    await expect(page).toHaveURL(clean);
    await expect(field(page, 'Last name')).toHaveValue('');
    await expect(page.getByRole('radio', { name: 'Gas and electricity' })).toBeChecked();
    expect(await otherCookies(context), 'nothing of it is stored').toEqual([]);
    await open(address({ title: 'King' }));
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expectRefused(page, { title: 'Choose a title from the list, or leave it out' }, scripts);
  });

  test('a link whose answers can’t be used replaces those of the previous link', async ({ page, open }) => {
    await open('/help-and-support/submit-meter-read?first_name=Ann&fuel=Gas');
    await expect(page.getByLabel('First name')).toHaveValue('Ann');
    await open('/help-and-support/submit-meter-read?fuel=Both');
    await expect(page.getByRole('radio', { name: 'Gas and electricity' })).toBeChecked();
    await expect(page.getByLabel('First name')).toHaveValue('');
  });

  test('a visitor’s details reach no other visitor, and are gone once the reading is sent', async ({
    page,
    open,
    site,
    request,
    context,
  }) => {
    const visitor = newVisitor();
    // A page that is the same for everybody, cached by the site.
    expect(await (await request.get(meterForm)).text()).not.toContain('Quillfeather');
    await open(address({ ...prefilled, fuel: 'Gas' }));
    const own = await page.goto(meterForm);
    expect(await own?.text()).toContain('Quillfeather');
    expect(own?.headers()['cache-control']).toBe('no-store');
    for (const path of [meterForm, `${meterForm}.data`])
      expect(await (await request.get(path)).text(), `${path} of somebody else`).not.toContain(
        'Quillfeather',
      );

    await type(page, { 'Gas reading': gas['Gas reading'] ?? '' });
    await fillDateAndDetails(page, visitor);
    await submit(page);
    const reference = await confirmedReference(page);
    expect(storedLeads(visitor.email, site.api.dataDir).map((lead) => lead.reference)).toEqual([reference]);
    expect((await otherCookies(context)).map(({ name }) => name)).toEqual(['meter-read-sent']);
    await open(meterForm);
    await expect(field(page, 'Last name')).toHaveValue('');
  });
});

test('text that the visitor typed over a prefilled answer survives a reload', async ({ page, open }) => {
  await open(address(prefilled));
  await type(page, { ...electricity, 'First name': 'Ann' });
  await page.reload();
  await expect(field(page, 'Electricity reading')).toHaveValue('14728');
  await expect(field(page, 'Last name')).toHaveValue('Quillfeather');
  await expect(field(page, 'First name')).toHaveValue('Ann');
});

test('a visitor who looks at another page on the way finds the form filled in as before', async ({
  page,
  open,
}) => {
  await open(address({ ...prefilled, fuel: 'Gas' }));
  await waitForScripts(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Meters' }).click();
  await expect(page).toHaveURL(/\/meters$/);
  await page.goBack();
  await expect(field(page, 'Last name')).toHaveValue('Quillfeather');
  await expect(page.getByRole('radio', { name: 'Gas', exact: true })).toBeChecked();
});

test('a trailing slash redirects to the address without it, with the query', async ({ request }) => {
  const location = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers()['location']];
  };
  expect(await location(`${meterForm}/`)).toEqual([302, meterForm]);
  expect(await location(`${meterForm}/?fuel=Gas&title=Ms`)).toEqual([302, `${meterForm}?fuel=Gas&title=Ms`]);
  const sealed = await location(`${meterForm}?fuel=Gas&title=Ms`);
  expect(sealed).toEqual([303, expect.stringMatching(/submit-meter-read\?filled=[^&]+$/)]);
  expect(await location(String(sealed[1])), 'with the cookie').toEqual([303, meterForm]);
});

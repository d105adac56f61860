import { chooseAddress, fillDetails, newVisitor } from '../../support/complaint-journey.ts';
import { expectFieldError, expectRefused } from '../../support/form-errors.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const complaint = '/help-and-support/complaints/pay-as-you-go';
const nextStep = { name: 'Next step' };

withAndWithoutScripts((scripts) => {
  test('every missing required detail has its message, at its field and in the summary, with the same text', async ({
    page,
    open,
  }) => {
    await open(complaint);
    await expect(page.getByLabel('Mobile telephone')).toHaveAttribute('placeholder', '07700 900 982');
    await chooseAddress(page);
    const statuses: number[] = [];
    page.on(
      'response',
      (response) => response.request().method() === 'POST' && statuses.push(response.status()),
    );
    await page.getByRole('button', nextStep).click();
    await expectRefused(
      page,
      {
        'first-name': 'Enter your first name',
        surname: 'Enter your surname',
        email: 'Enter your email address',
        telephone: 'Enter your mobile telephone number',
        vulnerability: 'Choose yes or no to tell us if you need extra help',
      },
      scripts,
    );
    expect(statuses, 'with scripts on nothing is posted').toEqual(scripts === 'off' ? [422] : []);
    await expect(page.locator('.address'), 'the address stays').toContainText('Alderwick Road');
    if (scripts === 'off') return;
    await page.locator('#error-summary').getByRole('link', { name: 'Enter your surname' }).click();
    await expect(page.getByLabel('Surname')).toBeFocused();
  });

  test('details in a wrong format have a message with the right one, and every answer stays as typed', async ({
    page,
    open,
  }) => {
    await open(complaint);
    await chooseAddress(page);
    await fillDetails(
      page,
      newVisitor({ firstName: 'Ann!', surname: 'O’Brien-Smith', telephone: '0770 090', textphone: 'abc' }),
    );
    await page.getByRole('textbox', { name: 'Email' }).fill('ann@example..com');
    await page.getByRole('button', nextStep).click();
    await expectRefused(
      page,
      {
        'first-name':
          'First name can only include letters, numbers, spaces, apostrophes, hyphens and full stops',
        email: 'Enter an email address in the correct format, like name@example.com',
        telephone: 'Enter a phone number with at least 11 digits, like 07700 900 982',
        textphone: 'Textphone or international number must only include numbers. Enter 00 in place of +',
      },
      scripts,
    );
    await expect(page.getByLabel('First name')).toHaveValue('Ann!');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ann@example..com');
    await expect(page.getByLabel('Mobile telephone')).toHaveValue('0770 090');
    await expect(page.getByLabel('Textphone or international number')).toHaveValue('abc');
    await expect(page.getByLabel('Do you need extra help?')).toHaveValue('false');
  });

  test('the vulnerability question explains itself and has three options', async ({ page, open }) => {
    await open(complaint);
    const question = page.getByLabel('Do you need extra help?');
    await expect(question.getByRole('option')).toHaveText(['Please Select', 'Yes', 'No']);
    await expect(question).toHaveValue('');
    await expect(question).toHaveAccessibleDescription(
      /disability or long illness.*heat or power.*pay bills/,
    );
  });

  for (const step of ['', '/query']) {
    test(`a complaint that is not one of the four${step && ', at its query,'} is not found`, async ({
      page,
      open,
    }) => {
      for (const unknown of ['home-services', 'constructor', 'PAY-AS-YOU-GO']) {
        const response = await open(`/help-and-support/complaints/${unknown}${step}`);
        expect(response?.status()).toBe(404);
        await expect(page).toHaveURL(/\/page-not-found\.html$/);
      }
    });
  }
});

test('a missing address is reported, even for a hand-made form', async ({ request }) => {
  const response = await request.post(complaint, {
    form: { intent: 'next-step', 'first-name': 'Ann' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(422);
  const html = await response.text();
  expect(html).toContain('Find and choose your address');
  expect(html).toContain('value="Ann"');
});

test('a message disappears while its field is corrected, can return, and is never first shown by leaving a field', async ({
  page,
  open,
}) => {
  await open(complaint);
  await chooseAddress(page);
  const [email, surname] = [page.getByRole('textbox', { name: 'Email' }), page.getByLabel('Surname')];
  await email.fill('ann');
  await surname.focus();
  await surname.blur();
  await expect(page.locator('[aria-invalid="true"]'), 'nothing on leaving a field').toHaveCount(0);

  await page.getByRole('button', nextStep).click();
  await expectFieldError(
    page,
    'email',
    'Enter an email address in the correct format, like name@example.com',
  );
  await email.pressSequentially('@example.com');
  await expect(page.locator('#email-error')).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('#error-summary').getByRole('link', { name: /email/ })).toHaveCount(0);
  await expectFieldError(page, 'surname', 'Enter your surname');
});

test('the server refuses everything that scripts would have stopped, with the same messages', async ({
  request,
}) => {
  const response = await request.post(complaint, {
    form: { intent: 'next-step', 'address-id': 'a', 'address-label': 'b', telephone: '123' },
  });
  expect(response.status()).toBe(422);
  const html = await response.text();
  for (const words of [
    'Enter your first name',
    'Enter a phone number with at least 11 digits',
    'There is a problem',
  ])
    expect(html).toContain(words);
  expect(html).toMatch(/<title>Error: /);
});

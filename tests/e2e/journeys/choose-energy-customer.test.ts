import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const start = '/help-and-support/make-a-complaint-select-energy';
const question = 'What type of energy customer are you?';
const message = 'Choose what type of energy customer you are';
const exits = [
  { name: 'Credit', value: 'credit', hint: 'You pay on receipt of bill', path: '/complaints/energy/credit' },
  {
    name: 'Pay as you go',
    value: 'payAsYouGo',
    hint: 'You top up your meter',
    path: '/complaints/energy/pay-as-you-go',
  },
  { name: 'Direct Debit', value: 'directDebit', hint: '', path: '/complaints/energy/credit' },
  { name: 'Other', value: 'other', hint: '', path: '/complaints/energy/credit' },
];

test.use({ expectedProblem: /make-a-complaint-select-energy\.data/ });

withAndWithoutScripts(() => {
  test('the energy complaint asks how the customer pays, with no answer chosen', async ({ page, open }) => {
    await open(start);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
    const answers = page.getByRole('radiogroup', { name: question }).getByRole('radio');
    await expect(answers).toHaveCount(exits.length);
    for (const [index, { name, value, hint }] of exits.entries()) {
      await expect(answers.nth(index)).toHaveAccessibleName(new RegExp(`^${name} ?${hint}`));
      await expect(answers.nth(index)).toHaveValue(value);
      await expect(answers.nth(index)).not.toBeChecked();
    }
  });

  test('with nothing chosen the page shows a summary and a message at the question, with status 422', async ({
    page,
    open,
  }) => {
    await open(start);
    const responsePromise = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Continue' }).click();
    expect((await responsePromise).status()).toBe(422);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([message]);
    await expect(page.getByRole('radiogroup', { name: question })).toHaveAccessibleDescription(
      `Error: ${message}`,
    );
    await expect(page).toHaveTitle(`Error: ${question} - Help & Support - Thistlemere Energy`);
  });

  for (const { name, path } of exits) {
    test(`'${name}' continues at ${path}`, async ({ page, open }) => {
      await open(start);
      await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Complain about/);
    });
  }
});

test('the way back opens the previous question', async ({ page, open }) => {
  await open(start);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/help-and-support/make-a-complaint-select-type');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is your complaint related to?');
});

test('the error summary takes the focus, and its link focuses the first answer', async ({ page, open }) => {
  await open(start);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByRole('radio', { name: /^Credit/ })).toBeFocused();
});

const complaintPages = {
  '/complaints/energy/credit': '/help-and-support/complaints/gas-and-electricity',
  '/complaints/energy/pay-as-you-go': '/help-and-support/complaints/pay-as-you-go',
};
for (const [path, form] of Object.entries(complaintPages)) {
  test(`the page ${path} links to the in-app form`, async ({ page, open }) => {
    await open(path);
    await expect(page.getByRole('link', { name: 'Start your complaint' })).toHaveAttribute('href', form);
  });
}

test('an invalid answer counts as none', async ({ request }) => {
  for (const answer of ['toString', 'Credit', 'payasyougo', '']) {
    const response = await request.post(start, { form: { energy: answer }, maxRedirects: 0 });
    expect(response.status(), answer).toBe(422);
    expect(await response.text()).toContain(message);
  }
});

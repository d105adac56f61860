import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const start = '/help-and-support/make-a-complaint-select-type';
const question = 'What is your complaint related to?';
const message = 'Choose what your complaint is related to';
const exits = {
  Energy: '/help-and-support/make-a-complaint-select-energy',
  'Home services': '/complaints/home-services',
  Installations: '/complaints/installations',
  'Electric Vehicle charge point': '/complaints/ev-charge-point',
};

// The 422 response to a post without a choice is part of the journey.
test.use({ expectedProblem: /make-a-complaint-select-type\.data/ });

withAndWithoutScripts((scripts) => {
  test('the complaint starts with one question, four answers and none chosen', async ({ page, open }) => {
    await open(start);
    await expect(page).toHaveTitle(`${question} - Help & Support - Thistlemere Energy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
    const answers = page.getByRole('radiogroup', { name: question }).getByRole('radio');
    await expect(answers).toHaveCount(4);
    await expect(answers.and(page.locator(':checked'))).toHaveCount(0);
    for (const name of Object.keys(exits))
      await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/help-and-support/contact-us',
    );
  });

  test('with nothing chosen the page shows a summary and a message at the question, with status 422', async ({
    page,
    open,
  }) => {
    await open(start);
    const responsePromise = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Continue' }).click();
    expect((await responsePromise).status()).toBe(422);
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('heading')).toHaveText('There is a problem');
    await expect(summary.getByRole('link')).toHaveText([message]);
    const group = page.getByRole('radiogroup', { name: question });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(`Error: ${message}`);
    await expect(page).toHaveURL(start);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
  });

  test("nothing chosen: the title starts with 'Error: '", async ({ page, open }) => {
    await open(start);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveTitle(`Error: ${question} - Help & Support - Thistlemere Energy`);
  });

  for (const [name, path] of Object.entries(exits)) {
    test(`a complaint about '${name}' continues at ${path}`, async ({ page, open }) => {
      await open(start);
      if (scripts === 'on')
        await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const staysInTheArea = scripts === 'on' && name === 'Energy';
      await expect(page.locator('html[data-same-document]')).toHaveCount(staysInTheArea ? 1 : 0);
    });
  }

  test('after the error, an answer works as usual, and the title is normal again', async ({ page, open }) => {
    await open(start);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('radio', { name: /^Energy/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(exits.Energy);
    await expect(page).toHaveTitle(
      'What type of energy customer are you? - Help & Support - Thistlemere Energy',
    );
  });
});

test('the error summary takes the focus, and its link focuses the first answer', async ({ page, open }) => {
  await open(start);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^Energy/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Home services/ })).toBeChecked();
});

test('a second post without a choice moves the focus to the summary again', async ({ page, open }) => {
  await open(start);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
});

test('an invalid answer counts as none', async ({ request }) => {
  for (const answer of ['constructor', 'Energy', 'https://evil.example', '']) {
    const response = await request.post(start, { form: { 'complaint-type': answer }, maxRedirects: 0 });
    expect(response.status(), answer).toBe(422);
    expect(await response.text()).toContain(message);
  }
});

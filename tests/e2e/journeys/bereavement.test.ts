import { withMotion } from '../../support/motion.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

test.use(withMotion);

const answer = (page: import('@playwright/test').Page) => page.locator('#executor');

withAndWithoutScripts(() => {
  test('the executor link opens the answer about executors', async ({ page, open }) => {
    await open('/help-and-support/probate');
    await expect(answer(page)).toBeHidden();
    await page.getByRole('link', { name: 'Executor', exact: true }).click();
    await expect(answer(page)).toBeVisible();
    await expect(answer(page)).toBeInViewport();
    await expect(answer(page)).toContainText('An executor is named in a will');
  });

  test('an address that names the answer opens it', async ({ page, open }) => {
    await open('/help-and-support/probate#executor');
    await expect(answer(page)).toBeVisible();
  });

  test('the executor link opens the answer again after it was closed', async ({ page, open }) => {
    await open('/help-and-support/probate');
    await page.getByRole('link', { name: 'Executor', exact: true }).click();
    await expect(answer(page)).toBeVisible();
    await page.getByText('What does an executor do?').click();
    await expect(answer(page)).toBeHidden();
    await page.getByRole('link', { name: 'Executor', exact: true }).click();
    await expect(answer(page)).toBeVisible();
  });

  test('each question opens to its answer and closes again, by mouse and by keyboard', async ({
    page,
    open,
  }) => {
    await open('/help-and-support/probate');
    const questions = page.getByRole('region', { name: 'Questions people ask us' }).locator('details');
    expect(await questions.count()).toBeGreaterThanOrEqual(8);
    for (const question of await questions.all()) {
      await expect(question.locator('.rich-text')).toBeHidden();
      await question.locator('summary').click();
      await expect(question.locator('.rich-text')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(question.locator('.rich-text')).toBeHidden();
    }
  });
});

test.describe('in the server’s HTML', () => {
  test.use({ javaScriptEnabled: false });

  test('bereavement guidance links to an online form and lists what to have ready', async ({
    page,
    open,
  }) => {
    await open('/help-and-support/probate');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When someone dies');
    await expect(page.getByRole('link', { name: /^Start the form/ })).toHaveAttribute(
      'href',
      '/bereavement/tell-us',
    );
    const checklist = page.getByRole('region', { name: 'What to have ready' });
    expect(await checklist.getByRole('listitem').count()).toBeGreaterThanOrEqual(9);
    await expect(checklist).toContainText('Their full name, and the address of their home');
  });

  test('cards show what can be done with the account, each with a link', async ({ page, open, request }) => {
    await open('/help-and-support/probate');
    const cards = page.getByRole('region', { name: 'What would you like to do?' }).getByRole('listitem');
    expect(await cards.count()).toBeGreaterThanOrEqual(4);
    for (const card of await cards.all()) {
      const href = (await card.getByRole('link').getAttribute('href')) ?? '';
      expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
    }
  });

  test('what few people need is folded at the end, with microgeneration guidance for SEG and FIT', async ({
    page,
    open,
  }) => {
    await open('/help-and-support/probate');
    const last = page.getByRole('main').getByRole('region', { name: 'Only if it applies' });
    const parts = last.locator('details');
    await expect(parts.locator('summary')).toHaveText([
      'Pay as you go meters',
      'Boiler and home cover',
      'Smart Export Guarantee (SEG)',
      'Feed-in Tariff (FIT)',
    ]);
    const items = last.getByRole('listitem');
    await expect(items).toHaveCount(0);
    for (const part of await parts.all()) await part.locator('summary').click();
    expect(await items.count()).toBeGreaterThanOrEqual(8);
  });

  test('helpful links lead to others who can help', async ({ page, open }) => {
    await open('/help-and-support/probate');
    const links = page.getByRole('region', { name: 'Others who can help' }).getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(4);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
  });

  test('on a phone, the form, the bereavement team’s number and its hours are on the first screen', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/help-and-support/probate');
    await expect(page.getByRole('link', { name: /^Start the form/ })).toBeInViewport({ ratio: 1 });
    const number = page.getByRole('main').getByRole('link', { name: '0808 157 0855' });
    await expect(number).toBeInViewport({ ratio: 1 });
    await expect(number).toHaveAttribute('href', 'tel:08081570855');
    const hours = page
      .getByRole('main')
      .getByText('Monday to Friday 8am to 6pm, Saturday 9am to 2pm. Closed');
    await expect(hours).toBeInViewport({ ratio: 1 });
  });

  test('the answers state the £250 rule and the contact hours', async ({ page, open }) => {
    await open('/help-and-support/probate');
    await page.getByText('The final bill is in credit. How is it paid?').click();
    await expect(page.locator('#final-credit')).toContainText(
      'If it’s above £250, contact us and send a copy of the death certificate.',
    );
    await page.getByText('When can I talk to you?').click();
    await expect(page.locator('#contact-hours')).toContainText(
      'Monday to Friday 8am to 6pm, Saturday 9am to 2pm.',
    );
  });
});

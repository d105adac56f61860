import { withMotion } from '../../support/motion.ts';
import { expect, test } from '../../support/site-test.ts';

test.use(withMotion);

test('a link inside the area opens without a reload, moves focus to the new heading and announces its title', async ({
  page,
  open,
}) => {
  await open('/help-and-support/bills-and-payments');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page
    .getByRole('navigation', { name: 'Help categories' })
    .getByRole('link', { name: 'Meters' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meters' })).toBeFocused();
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(
    'Meters - Help & Support - Thistlemere Energy',
  );
  await expect(page).toHaveTitle('Meters - Help & Support - Thistlemere Energy');
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});

test('a link to a place on another page opens it there, with the focus and the title', async ({
  page,
  open,
}) => {
  await open('/help-and-support/bills-and-payments');
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: '/help-and-support/probate#executor', textContent: 'What an executor does' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'What an executor does' }).click();
  await expect(page).toHaveURL('/help-and-support/probate#executor');
  await expect(page.locator('#executor')).toBeFocused();
  await expect(page.locator('#executor')).toBeInViewport();
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(await page.title());
});

test('a link to a place that another page lacks moves the focus to its heading', async ({ page, open }) => {
  await open('/help-and-support/bills-and-payments');
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: '/help-and-support/probate#gone', textContent: 'A place that is gone' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'A place that is gone' }).click();
  await expect(page).toHaveURL('/help-and-support/probate#gone');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('going back returns to the page before, with its title', async ({ page, open }) => {
  await open('/help-and-support/bills-and-payments');
  await page
    .getByRole('navigation', { name: 'Help categories' })
    .getByRole('link', { name: 'Meters' })
    .click();
  await expect(page).toHaveURL('/help-and-support/meters');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bills and payments');
  await expect(page).toHaveTitle(/^Bills and payments - /);
});

test('a link to the main site leaves the area', async ({ page, open }) => {
  await open('/help-and-support/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Energy' }).click();
  await expect(page).toHaveURL('/energy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Energy');
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document');
});

test('a click with the control key opens a new tab and does not change the page', async ({
  page,
  open,
  context,
}) => {
  await open('/help-and-support/bills-and-payments');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('navigation', { name: 'Help categories' })
    .getByRole('link', { name: 'Meters' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/help-and-support/meters');
  await expect(page).toHaveURL('/help-and-support/bills-and-payments');
});

import { chooseAddress, fillDetails, newVisitor, queryBox } from '../../support/complaint-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';
const subject = 'What is your complaint about?';

withAndWithoutScripts((scripts) => {
  test('a complaint starts with its subject, shows what to expect, and the query step has the subject filled in', async ({
    page,
    open,
  }) => {
    await open(complaint);
    const expectations = page.getByRole('region', { name: 'What you can expect' });
    await expect(expectations).toContainText('seven days on average, and up to 21 days');
    await expect(expectations).toContainText('Still not right after eight weeks?');
    await page.getByLabel(subject).selectOption('Faulty meter');
    if (scripts === 'on') await expect(expectations.getByRole('status')).toContainText('we owe you £40');
    await fillDetails(page, newVisitor());

    await expect(page.getByText('First find your address by its postcode.')).toBeVisible();
    await page.getByLabel('Postcode').fill('AB1 9ZZ');
    await page.getByRole('button', { name: 'Find address' }).click();
    await expect(page.getByText('First choose your address from the list.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Find address' }), 'one button fewer').toHaveCount(0);
    await expect(expectations.getByRole('status')).toContainText('we owe you £40');
    await page.getByRole('button', { name: 'Back to postcode' }).click();
    await expect(page.getByLabel('Postcode')).toHaveValue('AB1 9ZZ');

    await chooseAddress(page);
    await expect(page.getByText(/^First (find|choose)/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(queryBox(page)).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Faulty meter');
    await expect(expectations.getByRole('status')).toContainText('Ofgem’s website says how soon');

    await page.getByLabel('Subject').selectOption('Leaving us');
    await page.getByRole('button', { name: 'Back to your details' }).click();
    await expect(page.getByLabel(subject)).toHaveValue('Leaving us');
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('Leaving us');
  });
});

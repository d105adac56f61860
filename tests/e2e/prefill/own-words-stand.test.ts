import { chooseAddress, queryBox } from '../../support/complaint-journey.ts';
import { drafts } from '../../support/drafts.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { field, meterForm } from '../../support/meter-reading-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/prefill-test.ts';
import { newerCustomer } from '../../support/sample-customers.ts';
import { expectFilledIn, signIn } from '../../support/sign-in-journey.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';
const { email } = newerCustomer;

withAndWithoutScripts((scripts) => {
  test('answers in an address take precedence over known details, field by field', async ({ page, open }) => {
    await open(meterForm);
    await signIn(page, { scripts, email });
    await expectFilledIn(page, 'Noor', scripts);
    await page.goto(`${meterForm}?first_name=Zebedee&telephone=07700900982`);
    await expect(page).toHaveURL(new RegExp(`${meterForm}$`));
    await expect(field(page, 'First name')).toHaveValue('Zebedee');
    await expect(field(page, 'Telephone')).toHaveValue('07700900982');
    await expect(field(page, 'Last name')).toHaveValue('Platt');
    await expect(field(page, 'Email')).toHaveValue(email);
  });

  test('answers that were changed or cleared stay so when an address is chosen and after going back', async ({
    page,
    open,
  }) => {
    await open(complaint);
    await signIn(page, { scripts, email });
    await expectFilledIn(page, 'Noor', scripts);
    if (scripts === 'on') await waitForScripts(page);
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Surname').fill('');
    await chooseAddress(page);
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await expect(page.getByLabel('Surname')).toHaveValue('');
    await page.getByLabel('Surname').fill('Plath');
    await page.getByLabel('Do you need extra help?').selectOption('No');
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(queryBox(page)).toBeVisible();
    await page.getByRole('button', { name: 'Back to your details' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await page.goto(complaint);
    await expect(page.getByLabel('First name'), 'stored between the steps').toHaveValue('Nora');
    await expect(page.getByLabel('Surname')).toHaveValue('Plath');
  });
});

test('text typed before signing in stays, and empty fields are filled', async ({ page, open }) => {
  await open(complaint);
  await page.getByLabel('First name').fill('Nora');
  await signIn(page, { email });
  await expect(page).toHaveURL(complaint);
  await waitForScripts(page);
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
});

test('what was typed over a filled field, or cleared, survives a reload', async ({ page, open }) => {
  await open(complaint);
  await signIn(page, { email });
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
  await waitForScripts(page);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Surname').fill('');
  await page.reload();
  await waitForScripts(page);
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await expect(page.getByLabel('Surname')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});

test('prefilled details are never stored in the browser, whatever is typed over them', async ({
  page,
  open,
}) => {
  const storedAnswers = () =>
    page.evaluate(() => JSON.stringify([sessionStorage, localStorage].flatMap(Object.entries)));
  await open(complaint);
  await signIn(page, { email });
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
  await waitForScripts(page);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Mobile telephone').fill('');
  expect(await storedAnswers()).toContain('Nora');
  expect(await storedAnswers()).not.toMatch(/Noor|Platt|newer@|07700/);
  await chooseAddress(page);
  await page.getByLabel('Mobile telephone').fill('07700900982');
  await page.getByLabel('Do you need extra help?').selectOption('No');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(queryBox(page)).toBeVisible();
  // From here on the page shows what was posted, whether it was looked up or not.
  await open(complaint);
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  await page.getByLabel('Textphone or international number').fill('18001');
  expect(await storedAnswers()).toContain('18001');
  expect(await storedAnswers()).not.toMatch(/Noor|Platt|newer@|07700 900/);
});

test('after signing out nothing that was looked up or typed remains in the browser', async ({
  page,
  open,
}) => {
  await open(complaint);
  await signIn(page, { email });
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
  await waitForScripts(page);
  await page.getByLabel('Textphone or international number').fill('18001');
  expect(await drafts(page)).toEqual(['draft:personal-details']);
  const storedAnswers = await page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage].flatMap(Object.entries)),
  );
  expect(storedAnswers).toContain('18001');
  await page.goto('/help-and-support/sign-out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
  await waitForScripts(page);
  await expect.poll(() => drafts(page)).toEqual([]);
  await open(complaint);
  await expect(page.getByLabel('Textphone or international number')).toHaveValue('');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

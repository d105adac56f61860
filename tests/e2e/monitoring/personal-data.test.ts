import {
  chooseAddress,
  fillNames,
  firstAddress,
  newVisitor,
  queryBox,
  samplePostcode,
  shownReference,
} from '../../support/complaint-journey.ts';
import {
  expect,
  haveChosen,
  navigateAway,
  test,
  watchStates,
  waitForRecording,
} from '../../support/monitoring-test.ts';
import { legacyCustomer } from '../../support/sample-customers.ts';
import { signIn } from '../../support/sign-in-journey.ts';
import { useSearchBox } from '../../support/open-search-box.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const visitor = newVisitor({
  firstName: 'Zebulonia',
  surname: 'Quixwood',
  email: 'zebulonia.quixwood@example.com',
  telephone: '07700 900 417',
  textphone: '18001 07700 900 418',
});
const words = 'Flibbertigibbet told me twice that my account 8500123456 is closed.';
const secrets = [
  visitor.firstName,
  visitor.surname,
  visitor.email,
  'zebulonia.quixwood',
  visitor.telephone,
  visitor.textphone,
  '8500123456',
  'Flibbertigibbet',
  samplePostcode,
  'AB19ZZ',
  firstAddress.id,
  firstAddress.label,
  '1 Alderwick Road',
  'sekretquery',
  'sekretfragment',
  'gasleekage',
  legacyCustomer.email,
  legacyCustomer.name,
  'Leah',
  'eyJhbGciOi',
];

test.use({ expectedProblem: /Zebulonia|No customer/ });

test('nothing that a visitor types, sees about themselves or has in an address is ever sent', async ({
  page,
  open,
  intake,
  baseURL,
}) => {
  const states = await watchStates(page);
  await haveChosen(page, baseURL);

  await test.step('a complaint, from the first name to the confirmation', async () => {
    await open('/help-and-support/complaints/pay-as-you-go?q=sekretquery#sekretfragment');
    await waitForRecording(states);
    await fillNames(page, visitor);
    await page.getByLabel('Textphone or international number').fill(visitor.textphone);
    await page.getByLabel('Do you need extra help?').selectOption('No');
    await chooseAddress(page);
    await page.getByRole('button', { name: 'Next step' }).click();
    await queryBox(page).fill(words);
    await page.getByRole('button', { name: 'Submit' }).click();
    secrets.push(await shownReference(page));
    await page.getByRole('link', { name: 'Back to help' }).click();
    await waitForScripts(page);
  });

  await test.step('a search, as it is typed', async () => {
    const box = await useSearchBox(page);
    await box.fill('gasleekage meter');
    await box.fill('meter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('errors that name a person', async () => {
    await page.evaluate(
      ([email, telephone]) => {
        // oxlint-disable-next-line no-console
        console.error(`No customer ${email}, ${telephone}, token eyJhbGciOi.eyJzdWIi.c2ln`);
        setTimeout(() => {
          throw new Error(`No customer ${email} at /find?q=sekretquery`, { cause: new Error(email) });
        });
        setTimeout(() => {
          throw new Error(`No customer ${telephone} at /find?q=sekretquery`);
        });
      },
      [visitor.email, visitor.telephone] as const,
    );
    await page.locator('main a[href^="/help-and-support/"]').first().click();
    await navigateAway(page);
  });

  await test.step('someone signed in', async () => {
    // A page with React, whose links open the next page in the same document, which sends what was recorded.
    await open('/help-and-support/make-a-complaint-select-type');
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    await waitForRecording(states);
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByText(`Signed in as ${legacyCustomer.name}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click();
    await page.waitForURL('**/cookies');
    await navigateAway(page);
  });

  await expect.poll(() => intake.segments.length).toBeGreaterThan(4);
  await expect.poll(() => intake.events.filter(({ type }) => type === 'error').length).toBeGreaterThan(1);
  const everything = intake.everything();
  expect(everything, 'what pages say is recorded').toContain('A bit about you');
  expect(everything, 'and that someone is signed in').toContain('Signed in'.replaceAll(/\S/g, 'x'));
  const messages = intake.events.flatMap(({ error }) => error?.message ?? []);
  expect(messages).toContain('No customer [email], [digits], token [token]');
  expect(messages.filter((message) => message.endsWith('at /find'))).toHaveLength(1);
  const timings = intake.events.flatMap(({ view }) =>
    Object.keys((view as { custom_timings?: object }).custom_timings ?? {}),
  );
  expect(new Set(timings)).toEqual(new Set(['react-started', 'suggestions-shown']));
  for (const secret of secrets) {
    const found = everything.toLowerCase().indexOf(secret.toLowerCase());
    expect(found < 0 ? '' : everything.slice(Math.max(0, found - 200), found + 100), secret).toBe('');
  }
});

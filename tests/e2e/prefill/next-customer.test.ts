import type { Page } from '@playwright/test';
import { field, meterForm } from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/prefill-test.ts';
import { legacyCustomer, newerCustomer } from '../../support/sample-customers.ts';
import { complaint, openWatched, visitSignedIn } from '../../support/session-journey.ts';
import { signIn } from '../../support/sign-in-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const { email } = newerCustomer;
const textphone = 'Textphone or international number';
const ofLeah = /Leah|legacy@|07700900982|8500/;

/** Everything that the form has, and what this tab stores. */
const answers = (page: Page) =>
  page.locator('form.form').evaluate((form: HTMLFormElement) => JSON.stringify([...new FormData(form)]));
const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
const ownerOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts-of'));

/** Holds the response about who is signed in, until the returned function is called. */
async function holdStatus(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route('**/help-and-support/session', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

async function typeDetails(page: Page) {
  await page.getByLabel('First name').fill('Leah-Private');
  await page.getByLabel('Mobile telephone').fill('07700900982');
  await page.getByLabel('Do you need extra help?').selectOption('Yes');
}

async function signOutElsewhere(page: Page) {
  const other = await page.context().newPage();
  await other.goto('/help-and-support/sign-out');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
  return other;
}

const ends: [string, (page: Page) => Promise<unknown>][] = [
  ['has expired', (page) => page.context().clearCookies()],
  ['was ended in another tab', signOutElsewhere],
];
for (const [how, end] of ends)
  test(`after a session that ${how}, the next customer never gets what the last one typed in a complaint, and keeps their own words`, async ({
    page,
  }) => {
    await visitSignedIn(page, complaint);
    await typeDetails(page);
    const leah = await ownerOf(page);
    await end(page);
    await page.goto(complaint);
    await waitForScripts(page);
    const release = await holdStatus(page);
    await signIn(page, { email });
    await expect(page).toHaveURL(complaint);
    await waitForScripts(page);
    await page.getByLabel(textphone).fill('18001');
    await expect(page.getByLabel('First name')).toHaveValue('Noor');
    expect(await answers(page), 'before it is known who is signed in').not.toMatch(ofLeah);
    await expect(page.getByLabel('Do you need extra help?')).toHaveValue('');
    release();
    await expect.poll(() => ownerOf(page)).not.toBe(leah);
    await expect.poll(() => stored(page)).toContain('18001');
    expect(await stored(page)).not.toMatch(ofLeah);
    await page.reload();
    await waitForScripts(page);
    await expect(page.getByLabel(textphone)).toHaveValue('18001');
    await expect(page.getByLabel('Do you need extra help?')).toHaveValue('');
    expect(await answers(page)).not.toMatch(ofLeah);
  });

test('the next customer never gets the readings that the last one typed', async ({ page }) => {
  await visitSignedIn(page, meterForm);
  await field(page, 'Electricity customer number').fill('8500 1234 5678');
  await field(page, 'Telephone').fill('07700900982');
  const leah = await ownerOf(page);
  await page.context().clearCookies();
  await page.goto(meterForm);
  const release = await holdStatus(page);
  await signIn(page, { email });
  await expect(page).toHaveURL(meterForm);
  await waitForScripts(page);
  await expect(field(page, 'First name')).toHaveValue('Noor');
  expect(await answers(page), 'before it is known who is signed in').not.toMatch(ofLeah);
  release();
  await expect.poll(() => ownerOf(page)).not.toBe(leah);
  await field(page, 'Electricity reading').fill('14728');
  expect(await stored(page)).toContain('14728');
  expect(await stored(page)).not.toMatch(ofLeah);
});

test('the same customer gets back what they typed, with what they type before it is known who they are', async ({
  page,
}) => {
  await visitSignedIn(page, complaint);
  await typeDetails(page);
  await page.context().clearCookies();
  await page.goto(complaint);
  const release = await holdStatus(page);
  await signIn(page, { email: legacyCustomer.email });
  await expect(page).toHaveURL(complaint);
  await waitForScripts(page);
  await page.getByLabel(textphone).fill('18001');
  release();
  for (const visit of ['at once', 'after a reload']) {
    await expect(page.getByLabel('First name'), visit).toHaveValue('Leah-Private');
    await expect(page.getByLabel('Mobile telephone')).toHaveValue('07700900982');
    await expect(page.getByLabel('Do you need extra help?')).toHaveValue('true');
    await expect(page.getByLabel(textphone)).toHaveValue('18001');
    await openWatched(page, complaint);
  }
});

for (const [state, end] of [
  ['filled in for another customer', async () => {}],
  ['with the words of a customer whose session has expired', (page: Page) => page.context().clearCookies()],
] as const)
  test(`a form that is open ${state} is loaded again once somebody else has signed in in another tab`, async ({
    page,
  }) => {
    await page.context().clock.install();
    await visitSignedIn(page, complaint);
    await typeDetails(page);
    await end(page);
    await page.reload();
    await waitForScripts(page);
    await expect(page.getByLabel('First name')).toHaveValue('Leah-Private');
    const other = await signOutElsewhere(page);
    await visitSignedIn(other, complaint, email);
    await page.clock.fastForward(31_000);
    await expect(page.getByLabel('First name')).toHaveValue('Noor');
    await waitForScripts(page);
    expect(await answers(page)).not.toMatch(ofLeah);
    await expect(page.getByLabel('Do you need extra help?')).toHaveValue('');
    expect(await stored(page)).not.toMatch(ofLeah);
  });

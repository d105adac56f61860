import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withAndWithoutScripts } from '../../support/api-test.ts';
import {
  fillQuery,
  newVisitor,
  openFilledQuery,
  openQueryStep,
  queryBox,
  shownReference,
  submitAndConfirm,
  completeFirstStep,
  type Visitor,
} from '../../support/complaint-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { expectOneLead, submitConcurrently } from '../../support/one-lead.ts';
import { storedLeads } from '../../support/stored-leads.ts';

const complaint = '/help-and-support/complaints/pay-as-you-go';
const words = 'My meter took the money twice.';

withAndWithoutScripts(() => {
  test('the same text sent from two tabs is one lead', async ({ page, open, api, context }) => {
    const { visitor, second } = await openInTwoTabs({ page, open, context }, words);
    await submitConcurrently(api, [page, second]);
    await expect(page).toHaveURL(/\/confirmation$/);
    await expect(second).toHaveURL(/\/confirmation$/);
    const [lead, ...others] = storedLeads(visitor.email, api.dataDir);
    expect(others).toEqual([]);
    expect(await shownReference(page)).toBe(lead?.reference);
    expect(await shownReference(second)).toBe(lead?.reference);
  });

  test('a second tab that sends the same text after the first shows its confirmation', async ({
    page,
    open,
    api,
    context,
  }) => {
    const { visitor, second } = await openInTwoTabs({ page, open, context }, words);
    const reference = await submitAndConfirm(page);
    expect(await submitAndConfirm(second)).toBe(reference);
    expectOneLead(visitor, api);
  });

  test('a second tab that sends different text after the first is redirected to the details', async ({
    page,
    open,
    api,
    context,
  }) => {
    const { visitor, second } = await openInTwoTabs({ page, open, context }, 'And now it is broken.');
    await submitAndConfirm(page);
    await second.getByRole('button', { name: 'Submit' }).click();
    await expect(second.getByRole('heading', { name: 'We need your details again' })).toBeVisible();
    expectOneLead(visitor, api);
  });

  test('two tabs with different complaints of one visitor never mix', async ({
    page,
    open,
    api,
    context,
  }) => {
    const [visitor, other] = [newVisitor(), newVisitor()];
    await openQueryStep({ page, open }, complaint, visitor);
    const second = await context.newPage();
    await second.goto('/help-and-support/complaints/enquiry-pay-as-you-go');
    await completeFirstStep(second, other);
    await fillQuery(second, 'How do I top up?');
    await submitAndConfirm(second);
    await fillQuery(page, words);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'We need your details again' })).toBeVisible();
    expect(storedLeads(visitor.email, api.dataDir)).toEqual([]);
    expect(storedLeads(other.email, api.dataDir).map((lead) => lead.attributes['query-subtype'])).toEqual([
      'Enquiry-Pay As You Go',
    ]);
  });

  test('two tabs with one form for two people never mix: the first is asked for their details again', async ({
    page,
    open,
    api,
    context,
  }) => {
    const [visitor, other] = [newVisitor({ firstName: 'Mary' }), newVisitor({ firstName: 'Bob' })];
    await openQueryStep({ page, open }, complaint, visitor);
    await fillQuery(page, words);
    const second = await context.newPage();
    await openQueryStep({ page: second, open: (address) => second.goto(address) }, complaint, other);
    await fillQuery(second, 'How do I top up?');

    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'We need your details again' })).toBeVisible();
    await expect(page.getByText('other details in another tab')).toBeVisible();
    await expect(page.getByLabel('First name'), 'nobody else’s').toHaveValue('');
    expect(page.url()).toMatch(/\?lost=other$/);
    await completeFirstStep(page, visitor);
    await expect(queryBox(page)).toHaveValue(words);

    await second.getByRole('button', { name: 'Back to your details' }).click();
    await expect(second.getByRole('heading', { name: 'We need your details again' })).toBeVisible();
    await expect(second.getByLabel('First name')).toHaveValue('');

    const again = await context.newPage();
    await again.goto(second.url());
    await expect(again.getByText('other details in another tab')).toBeVisible();
    await expect(again.getByLabel('First name')).toHaveValue('');

    await submitAndConfirm(page);
    await completeFirstStep(second, other);
    await expect(queryBox(second)).toHaveValue('How do I top up?');
    await submitAndConfirm(second);
    const queries = ({ email }: Visitor) =>
      storedLeads(email, api.dataDir).map(({ attributes }) => [attributes['first-name'], attributes.query]);
    expect(queries(visitor)).toEqual([['Mary', words]]);
    expect(queries(other)).toEqual([['Bob', 'How do I top up?']]);
  });
});

// Typed text survives a reload, and tabs can be distinguished, only with scripts.
test('a second tab that is reloaded after the first has sent the form loses none of its own text', async ({
  page,
  open,
  api,
  context,
}) => {
  const visitor = newVisitor();
  await openQueryStep({ page, open }, complaint, visitor);
  const second = await context.newPage();
  await second.goto(`${complaint}/query`);
  await waitForScripts(second);
  await fillQuery(second, 'And now it is broken.');
  await fillQuery(page, words);
  const reference = await submitAndConfirm(page);
  await second.reload();
  expect(await shownReference(second)).toBe(reference);
  await expect(second.getByText('haven’t sent is still there')).toBeVisible();
  await second.getByRole('link', { name: 'start the form again' }).click();
  await completeFirstStep(second, visitor);
  await expect(queryBox(second)).toHaveValue('And now it is broken.');
  expect(await submitAndConfirm(second)).not.toBe(reference);
  expect(storedLeads(visitor.email, api.dataDir)).toHaveLength(2);
});

for (const { refusal, typed, mode } of [
  { refusal: 'for its length', typed: 'a'.repeat(30_001), mode: 'well' },
  { refusal: 'by a service that is down', typed: 'And now it is broken.', mode: 'down' },
] as const)
  test(`text that was refused ${refusal} is still there after another tab has sent the form`, async ({
    page,
    open,
    api,
    context,
  }) => {
    await openFilledQuery({ page, open }, complaint, words);
    const second = await context.newPage();
    await second.goto(`${complaint}/query`);
    await waitForScripts(second);
    await fillQuery(second, typed);
    api.setMode(mode);
    await second.getByRole('button', { name: 'Submit' }).click();
    await expect(second.getByRole('alert')).toBeFocused();
    api.setMode('well');
    await submitAndConfirm(page);
    await second.reload();
    await expect(second.getByText('haven’t sent is still there')).toBeVisible();
  });

test('each of two tabs shows its own confirmation after a reload', async ({ page, open, context }) => {
  const visitor = await openFilledQuery({ page, open }, complaint, words);
  const reference = await submitAndConfirm(page);
  const second = await context.newPage();
  await second.goto('/help-and-support/complaints/enquiry-pay-as-you-go');
  await completeFirstStep(second, visitor);
  await fillQuery(second, 'How do I top up?');
  const other = await submitAndConfirm(second);
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await second.reload();
  await expect(second.getByText(other)).toBeVisible();
});

/** One visitor's query in two tabs: the first has `words`, the second `inSecond`. */
async function openInTwoTabs({ page, open, context }: TwoTabs, inSecond: string) {
  const visitor = newVisitor();
  await openQueryStep({ page, open }, complaint, visitor);
  const second = await context.newPage();
  await second.goto(`${complaint}/query`);
  await fillQuery(second, inSecond);
  await fillQuery(page, words);
  return { visitor, second };
}
type TwoTabs = { page: Page; open: (address: string) => Promise<unknown>; context: BrowserContext };

import type { Page } from '@playwright/test';
import { expect, test as base, withAndWithoutScripts } from '../../support/api-test.ts';
import {
  fillQuery,
  newVisitor,
  openFilledQuery,
  openQueryStep,
  shownReference,
  submitAndConfirm,
  completeFirstStep,
} from '../../support/complaint-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';

/** What a browser reports about a truncated response. */
const test = base.extend({ expectedProblem: /ERR_FAILED/ });

const complaint = '/help-and-support/complaints/pay-as-you-go';
const words = 'My meter took the money twice.';

withAndWithoutScripts(() => {
  test('a visitor whose response broke off after its cookies finds the confirmation in place of the query', async ({
    page,
    open,
    api,
  }) => {
    const visitor = await openFilledQuery({ page, open }, complaint, words);
    await sendAndDropResponse(page);
    await open(`${complaint}/query`);
    await expectConfirmed(page, visitor.email, api.dataDir);
  });

  test('a visitor who never saw the confirmation and fills in everything again gets the same reference', async ({
    page,
    open,
    api,
  }) => {
    const visitor = await openFilledQuery({ page, open }, complaint, words);
    await sendAndDropResponse(page);
    await open(complaint);
    await completeFirstStep(page, visitor);
    await fillQuery(page, words);
    await submitAndConfirm(page);
    await expectConfirmed(page, visitor.email, api.dataDir);
  });

  test('a second complaint of the same kind is a separate lead', async ({ page, open, api }) => {
    const visitor = newVisitor();
    const references = [];
    for (const story of [words, 'And now it is broken.']) {
      await openQueryStep({ page, open }, complaint, visitor);
      await fillQuery(page, story);
      references.push(await submitAndConfirm(page));
    }
    expect(new Set(references).size).toBe(2);
    expect(storedLeads(visitor.email, api.dataDir).map((lead) => lead.attributes.query)).toEqual([
      words,
      'And now it is broken.',
    ]);
  });
});

// Without scripts, the browser itself requests the confirmation again, and shows its own error page.
test('a reload while the confirmation is on its way shows it', async ({ page, open, api }) => {
  const visitor = await openFilledQuery({ page, open }, complaint, words);
  const asked = Promise.withResolvers<void>();
  await page.route(/\/confirmation\.data/, () => asked.resolve());
  await page.getByRole('button', { name: 'Submit' }).click();
  await asked.promise;
  await expect(page).toHaveURL(/\/query$/);
  await page.reload();
  await expectConfirmed(page, visitor.email, api.dataDir);
});

test('pressing Submit again after a response that broke off shows the confirmation', async ({
  page,
  open,
  api,
}) => {
  const visitor = await openFilledQuery({ page, open }, complaint, words);
  await sendAndDropResponse(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectConfirmed(page, visitor.email, api.dataDir);
});

/** The site receives the query and the browser its cookies; the rest of the response never arrives. */
async function sendAndDropResponse(page: Page) {
  const posts = /\/query(\.data)?$/;
  const lost = Promise.withResolvers<void>();
  await page.route(posts, async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
    lost.resolve();
  });
  await page.getByRole('button', { name: 'Submit' }).click({ noWaitAfter: true });
  await lost.promise;
  await page.unroute(posts);
}

/** The confirmation shows the reference of the one lead that there is. */
async function expectConfirmed(page: Page, email: string, dataDir: string) {
  await expect(page).toHaveURL(/\/help-and-support\/confirmation(\?earlier)?$/);
  const reference = await shownReference(page);
  expect(storedLeads(email, dataDir).map((lead) => lead.reference)).toEqual([reference]);
}

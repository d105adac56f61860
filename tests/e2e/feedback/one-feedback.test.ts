import type { Page } from '@playwright/test';
import { otherCookies } from '../../support/consent.ts';
import { expect, test, withAndWithoutScripts } from '../../support/api-test.ts';
import { type Visitor, chooseAddress, fillNames, newVisitor } from '../../support/complaint-journey.ts';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import { expectOneLead, submitConcurrently } from '../../support/one-lead.ts';
import { storedLeads } from '../../support/stored-leads.ts';

const feedback = '/help-and-support/complaints/feedback';

withAndWithoutScripts(() => {
  test('the same text sent from two tabs, one after the other, is one lead', async ({
    page,
    open,
    api,
    context,
  }) => {
    const visitor = newVisitor();
    const second = await context.newPage();
    await open(feedback);
    await second.goto(feedback);
    for (const tab of [page, second]) await fillFeedback(tab, visitor);
    for (const tab of [page, second]) {
      await submit(tab);
      await expectThanks(tab);
    }
    expectOneLead(visitor, api);
  });

  test('the same text sent from two tabs concurrently is one lead', async ({ page, open, api, context }) => {
    const visitor = newVisitor();
    const second = await context.newPage();
    await open(feedback);
    await second.goto(feedback);
    for (const tab of [page, second]) await fillFeedback(tab, visitor);
    await submitConcurrently(api, [page, second]);
    for (const tab of [page, second]) await expectThanks(tab);
    expectOneLead(visitor, api);
  });

  test('different text sent afterwards is a separate lead', async ({ page, open, api }) => {
    const [visitor, other] = [newVisitor(), newVisitor()];
    for (const person of [visitor, other]) {
      await open(feedback);
      await fillFeedback(page, person);
      await submit(page);
      await expectThanks(page);
    }
    for (const { email } of [visitor, other]) expect(storedLeads(email, api.dataDir)).toHaveLength(1);
  });

  test('scripts can’t read the cookie of the journey, and it ends once the feedback was sent', async ({
    page,
    open,
    context,
  }) => {
    await open(feedback);
    await fillFeedback(page, newVisitor());
    const [journeyCookie, ...others] = await otherCookies(context);
    expect(others).toEqual([]);
    expect(journeyCookie).toMatchObject({ name: 'feedback-journey', httpOnly: true, sameSite: 'Lax' });
    expect((journeyCookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(30 * 60);
    await submit(page);
    await expectThanks(page);
    expect((await otherCookies(context)).map(({ name }) => name)).toEqual(['confirmation']);
  });
});

/** Fills in everything from the text to the last answer, without sending it. */
async function fillFeedback(page: Page, visitor: Visitor) {
  await openFeedbackDetails(page);
  await fillNames(page, visitor);
  await chooseAddress(page);
}

function submit(page: Page) {
  return page.getByRole('button', { name: 'Submit' }).click({ noWaitAfter: true });
}

async function expectThanks(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your request');
}

import { expect, test, withAndWithoutScripts } from '../../support/api-test.ts';
import {
  fillQuery,
  newVisitor,
  openFilledQuery,
  queryBox,
  shownReference,
  submitAndConfirm,
  completeFirstStep,
} from '../../support/complaint-journey.ts';
import { drafts } from '../../support/drafts.ts';
import { expectOneLead } from '../../support/one-lead.ts';
import { storedLeads } from '../../support/stored-leads.ts';

const complaint = '/help-and-support/complaints/pay-as-you-go';
const words = 'My meter took the money twice.';

withAndWithoutScripts((scripts) => {
  test('a double click sends one lead', async ({ page, open, api }) => {
    const visitor = await openFilledQuery({ page, open }, complaint, words);
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await expect(page).toHaveURL(/\/confirmation$/);
    const reference = await shownReference(page);
    expect(storedLeads(visitor.email, api.dataDir).map((lead) => lead.reference)).toEqual([reference]);
  });

  test('reloading the confirmation shows it again and sends nothing', async ({ page, open, api }) => {
    const visitor = await openFilledQuery({ page, open }, complaint, words);
    const reference = await submitAndConfirm(page);
    for (const time of ['first', 'second']) {
      await page.reload();
      expect(await shownReference(page), `${time} reload`).toBe(reference);
    }
    await page.goto('/help-and-support/meters');
    await page.goBack();
    expect(await shownReference(page), 'away and back').toBe(reference);
    expectOneLead(visitor, api);
  });

  test('going back to the query after sending redirects to the confirmation', async ({ page, open, api }) => {
    const visitor = newVisitor();
    await open(complaint);
    await completeFirstStep(page, visitor);
    await fillQuery(page, words);
    const reference = await submitAndConfirm(page);
    await page.goBack();
    await page.goto(`${complaint}/query`);
    await expect(page).toHaveURL(/\/help-and-support\/confirmation\?earlier$/);
    expect(await shownReference(page)).toBe(reference);
    await expect(page.getByRole('heading', { name: 'You’d already sent this form' })).toBeVisible();
    await expect(page.getByText('haven’t sent is still there'), 'all was sent').toHaveCount(0);
    if (scripts === 'on') await expect.poll(() => drafts(page)).toEqual([]);
    await page.getByRole('link', { name: 'start the form again' }).click();
    await expect(page).toHaveURL(/\/complaints\/pay-as-you-go$/);
    expectOneLead(visitor, api);
  });
});

test('while a lead is being sent the button says so, and pressing it again does nothing', async ({
  page,
  open,
  api,
}) => {
  const visitor = await openFilledQuery({ page, open }, complaint, words);
  const before = api.calls('POST /leads').length;
  api.setMode('silent');
  await page.getByRole('button', { name: 'Submit' }).click();
  const sending = page.getByRole('button', { name: 'Sending' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  await queryBox(page).press('ControlOrMeta+Enter');
  api.setMode('well');
  await expect(page).toHaveURL(/\/confirmation$/);
  expect(api.calls('POST /leads').length - before).toBe(1);
  expectOneLead(visitor, api);
});

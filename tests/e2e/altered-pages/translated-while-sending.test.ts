import { newVisitor } from '../../support/complaint-journey.ts';
import { holdOfflinePosts, keepOne, lostLine, sentTitle } from '../../support/offline-reading.ts';
import { confirmedReference, fillBoth, meterForm, submit } from '../../support/meter-reading-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { translatePage } from '../../support/translate-page.ts';
import { expect, test } from '../../support/window-test.ts';

test.use({ expectedProblem: lostLine, newBrowserContext: true });

test('a form that the browser has translated stays while it is being sent, and is sent', async ({
  page,
  open,
  site,
}) => {
  const visitor = newVisitor();
  await open(meterForm);
  await fillBoth(page, visitor);
  await translatePage(page);
  const answered = Promise.withResolvers<void>();
  await page.route(/submit-meter-read/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await submit(page);
  await expect(page.getByRole('button', { name: 'Sending your reading' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(visitor.firstName);
  answered.resolve();
  const reference = await confirmedReference(page);
  expect(storedLeads(visitor.email, site.api.dataDir).map((lead) => lead.reference)).toEqual([reference]);
});

test('a reading stored on the device is sent from a translated page, which stays and says so', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await keepOne(page, open, context, visitor);
  await translatePage(page);
  const posts = await holdOfflinePosts(page);
  await context.setOffline(false);
  await posts.onItsWay;
  await expect(page.getByRole('button', { name: 'Sending it now' })).toBeVisible();
  posts.release();
  await expect(page.getByRole('status').filter({ hasText: sentTitle })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(storedLeads(visitor.email, site.api.dataDir)).toHaveLength(1);
});

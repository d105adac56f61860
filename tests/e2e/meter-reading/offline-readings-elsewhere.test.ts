import { newVisitor } from '../../support/complaint-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import {
  described,
  holdOfflinePosts,
  keepOne,
  storedReadings,
  offlineReadingPanel,
  offlineReadingTitle,
  lostLine,
  sentTitle,
} from '../../support/offline-reading.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { expect, test } from '../../support/window-test.ts';

const emergencies = '/help-and-support/emergencies';

test.use({ expectedProblem: lostLine, newBrowserContext: true });

test('when the script that sends stored readings can’t be loaded, other pages still work, and send them once it can', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await keepOne(page, open, context, visitor);
  const part = /offline-readings-aside[^/]*\.js$/;
  await page.route(part, (route) => route.abort());
  await page.route(/submit-meter-read\/kept$/, (route) => route.abort());
  await context.setOffline(false);
  const failed = page.waitForEvent('requestfailed', (request) => part.test(request.url()));
  await page.goto(emergencies);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  expect(heading).toMatch(/emergenc/i);
  await waitForScripts(page);
  await failed;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page.getByText(offlineReadingTitle)).toHaveCount(0);

  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(sentTitle)).toBeVisible();
  expect(storedLeads(visitor.email, site.api.dataDir)).toHaveLength(1);
});

test('following a link while a stored reading is being sent shows on the next page that it was sent', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await keepOne(page, open, context, visitor);
  const { onItsWay, release } = await holdOfflinePosts(page);
  await context.setOffline(false);
  await onItsWay;
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Meters' }).click();
  await expect(page).toHaveURL(/\/meters$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Submit a meter reading');
  await expect(offlineReadingPanel(page)).toContainText('We’re sending it now.');
  release();
  const sent = page.getByRole('status').filter({ hasText: sentTitle });
  await expect(sent).toContainText(described);
  await expect(offlineReadingPanel(page)).toHaveCount(0);
  expect(storedLeads(visitor.email, site.api.dataDir)).toHaveLength(1);
  expect(await storedReadings(page)).toEqual([]);
});

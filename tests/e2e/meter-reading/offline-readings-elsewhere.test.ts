import { newVisitor } from '../../support/complaint-journey.ts';
import { whenStarted } from '../../support/when-started.ts';
import {
  described,
  holdKeptPosts,
  keepOne,
  keptInBrowser,
  keptPanel,
  keptTitle,
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
  await whenStarted(page);
  await failed;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page.getByText(keptTitle)).toHaveCount(0);

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
  const { onItsWay, letGo } = await holdKeptPosts(page);
  await context.setOffline(false);
  await onItsWay;
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Meters' }).click();
  await expect(page).toHaveURL(/\/meters$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Submit a meter reading');
  await expect(keptPanel(page)).toContainText('We’re sending it now.');
  letGo();
  const sent = page.getByRole('status').filter({ hasText: sentTitle });
  await expect(sent).toContainText(described);
  await expect(keptPanel(page)).toHaveCount(0);
  expect(storedLeads(visitor.email, site.api.dataDir)).toHaveLength(1);
  expect(await keptInBrowser(page)).toEqual([]);
});

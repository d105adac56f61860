import { newVisitor } from '../../support/complaint-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import {
  described,
  keepOne,
  storedReadings,
  offlineReadingPanel,
  offlineReadingTitle,
  lostLine,
  sentTitle,
} from '../../support/offline-reading.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { field, fillBoth, meterForm, submit, today } from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/window-test.ts';

const home = '/help-and-support/';

test.use({ expectedProblem: lostLine, newBrowserContext: true });

test('offline the reading is stored, and the page says so; back online it is sent automatically, once', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await open(meterForm);
  await fillBoth(page, visitor);
  await context.setOffline(true);
  await submit(page);

  const panel = offlineReadingPanel(page);
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(described);
  await expect(panel).toContainText('We can’t be reached from this device at the moment.');
  await expect(field(page, 'First name'), 'answers stay').toHaveValue('Ann');
  await expect(page.getByText(/has been sent|Thank you/), 'never said before an answer came').toHaveCount(0);
  expect(storedLeads(visitor.email, site.api.dataDir)).toEqual([]);
  expect(await storedReadings(page)).toEqual([
    expect.objectContaining({ answers: expect.objectContaining({ email: visitor.email, date: today }) }),
  ]);

  await context.setOffline(false);
  const sent = page.getByRole('status').filter({ hasText: sentTitle });
  await expect(sent).toContainText(described);
  await expect(panel).toHaveCount(0);
  const [lead, ...others] = storedLeads(visitor.email, site.api.dataDir);
  expect(others).toEqual([]);
  await expect(sent).toContainText(`Your reference is ${lead?.reference}.`);
  expect(await storedReadings(page)).toEqual([]);
});

test('a reading whose post had arrived after all is the same lead with the same key', async ({
  page,
  open,
  site,
}) => {
  const visitor = newVisitor();
  await open(meterForm);
  await fillBoth(page, visitor);
  const before = site.api.calls('POST /leads').length;
  await page.route(
    /submit-meter-read/,
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit(page);
  await expect(offlineReadingPanel(page)).toBeFocused();
  const [first] = storedLeads(visitor.email, site.api.dataDir);
  await page.getByRole('button', { name: 'Try to send it now' }).click();
  await expect(page.getByText(`Your reference is ${first?.reference}.`)).toBeVisible();
  expect(storedLeads(visitor.email, site.api.dataDir)).toHaveLength(1);
  const keys = site.api.calls('POST /leads').slice(before);
  expect(keys).toHaveLength(2);
  expect(new Set(keys.map((call) => call.idempotencyKey)).size, 'one key').toBe(1);
});

test('the next reading, typed while one waits, stays typed when that one is sent', async ({
  page,
  open,
  context,
}) => {
  const visitor = newVisitor();
  await keepOne(page, open, context, visitor);
  await field(page, 'Electricity reading').fill('20111');
  await field(page, 'Gas reading').fill('00042');
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: sentTitle })).toContainText(described);
  await page.reload();
  await waitForScripts(page);
  await expect(field(page, 'Electricity reading')).toHaveValue('20111');
  await expect(field(page, 'Gas reading')).toHaveValue('00042');
});

test('a stored reading survives closing the tab, and is sent from whichever page of the area is opened next', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await open(home);
  await expect(page.getByRole('status').filter({ hasText: offlineReadingTitle })).toHaveCount(0);
  await keepOne(page, open, context, visitor);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(home);
  const sent = next.getByRole('status').filter({ hasText: sentTitle });
  await expect(sent).toContainText(described);
  const [lead, ...others] = storedLeads(visitor.email, site.api.dataDir);
  expect(others).toEqual([]);
  await expect(sent).toContainText(`Your reference is ${lead?.reference}.`);
  await expect.poll(() => storedReadings(next)).toEqual([]);
});

test('a visitor can delete the stored reading: it is removed from the device and never sent', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await keepOne(page, open, context, visitor);
  await page.getByRole('button', { name: 'Delete it from this device' }).click();
  await expect(offlineReadingPanel(page)).toHaveCount(0);
  expect(await storedReadings(page)).toEqual([]);
  await context.setOffline(false);
  await page.goto(home);
  await waitForScripts(page);
  await expect(page.getByText(sentTitle)).toHaveCount(0);
  expect(storedLeads(visitor.email, site.api.dataDir)).toEqual([]);
});

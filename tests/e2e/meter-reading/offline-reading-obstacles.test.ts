import { londonDay } from '#contracts/calendar/london-day.ts';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import { newVisitor } from '../../support/complaint-journey.ts';
import {
  changeStoredDates,
  describedOn,
  holdOfflinePosts,
  keepOne,
  storedReadings,
  offlineReadingPanel,
  offlineReadingTitle,
  lostLine,
  sentTitle,
} from '../../support/offline-reading.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import {
  choose,
  field,
  fillBoth,
  fuelQuestion,
  meterForm,
  submit,
  today,
  type,
} from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/window-test.ts';

const dayMs = 24 * 60 * 60 * 1_000;

test.use({ expectedProblem: lostLine, newBrowserContext: true });

test('a stored reading that is more than a month old by the site’s clock is reported and deleted, never sent', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await keepOne(page, open, context, visitor);
  const before = site.api.calls('POST /leads').length;
  const day = londonDay(Date.now() - 40 * dayMs);
  await changeStoredDates(page, day);
  await context.setOffline(false);
  const notice = page.getByRole('status').filter({ hasText: 'A reading kept on this device was never sent' });
  await expect(notice).toContainText(
    `${describedOn(day)} It’s more than a month old, so it can’t be sent any more.`,
  );
  await expect(notice).toContainText('We’ve deleted it from this device.');
  expect(await storedReadings(page)).toEqual([]);
  expect(site.api.calls('POST /leads')).toHaveLength(before);
});

test('a reading stored on a device whose clock is 40 days fast is sent', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await page.clock.setFixedTime(Date.now() + 40 * dayMs);
  await keepOne(page, open, context, visitor);
  expect(await storedReadings(page)).toHaveLength(1);
  await context.setOffline(false);
  await expect(page.getByText(sentTitle)).toBeVisible();
  expect(storedLeads(visitor.email, site.api.dataDir)).toHaveLength(1);
});

test('a stored reading that is sent while the window is closed stays, says so, and is sent once it opens again', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await keepOne(page, open, context, visitor);
  await site.setWindow({ isMeterReadWeek: false });
  await context.setOffline(false);
  await expect(offlineReadingPanel(page)).toContainText(
    'The form is closed now, so it can’t be sent from here.',
  );
  await open(meterForm);
  await expect(offlineReadingPanel(page), 'on the closed page too').toContainText('The form is closed now');
  expect(storedLeads(visitor.email, site.api.dataDir)).toEqual([]);
  await site.setWindow({});
  await page.getByRole('button', { name: 'Try to send it now' }).click();
  await expect(page.getByText(sentTitle)).toBeVisible();
  expect(storedLeads(visitor.email, site.api.dataDir)).toHaveLength(1);
});

test('a stored reading that the site can’t accept at the moment stays, and is tried again in a minute', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await page.clock.install();
  await keepOne(page, open, context, visitor);
  site.api.setMode('error');
  await context.setOffline(false);
  await expect(offlineReadingPanel(page)).toContainText('Our website couldn’t take it just now.');
  expect(await storedReadings(page)).toHaveLength(1);
  site.api.setMode('well');
  await page.clock.fastForward(60_000);
  await expect(page.getByText(sentTitle)).toBeVisible();
  expect(storedLeads(visitor.email, site.api.dataDir)).toHaveLength(1);
});

test('text typed in fields that a choice hides is neither reported nor sent', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await open(meterForm);
  await fillBoth(page, visitor);
  await choose(page, fuelQuestion, 'Gas', 'on');
  await context.setOffline(true);
  await submit(page);
  await expect(offlineReadingPanel(page)).toContainText(`Gas reading 03864, read on ${readableDay(today)}.`);
  await expect(offlineReadingPanel(page)).not.toContainText('14728');
  await context.setOffline(false);
  await expect(page.getByText(sentTitle)).toBeVisible();
  const [lead] = storedLeads(visitor.email, site.api.dataDir);
  expect(lead?.attributes['additional-information']).not.toHaveProperty('ElecReading');
});

test('a browser that refuses to store anything shows the failure banner, and every answer stays', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await open(meterForm);
  await fillBoth(page, visitor);
  await context.setOffline(true);
  await submit(page);
  const banner = page.getByRole('alert');
  await expect(banner.getByRole('heading')).toHaveText('Sorry, we’re having technical issues right now');
  await expect(banner).toContainText('Try again later.');
  await expect(banner).toBeFocused();
  await expect(page.getByText(offlineReadingTitle), 'it is not kept, and nothing says so').toHaveCount(0);
  await expect(field(page, 'Gas reading')).toHaveValue('03864');
  await context.setOffline(false);
  await submit(page);
  await expect(page).toHaveURL(/submit-meter-read-confirm$/);
  expect(storedLeads(visitor.email, site.api.dataDir)).toHaveLength(1);
});

test('a reading that is deleted while another is on its way is never sent', async ({
  page,
  open,
  context,
  site,
}) => {
  const [first, second] = [newVisitor(), newVisitor()];
  await keepOne(page, open, context, first);
  await type(page, { 'Gas customer number': 'A4321', Email: second.email });
  await submit(page);
  const listed = offlineReadingPanel(page).getByRole('listitem');
  await expect(listed, 'the same digits of two homes are two readings').toHaveCount(2);

  const { onItsWay, release } = await holdOfflinePosts(page);
  await context.setOffline(false);
  await onItsWay;
  await listed.nth(1).getByRole('button', { name: 'Delete it from this device' }).click();
  await expect(listed).toHaveCount(1);
  release();
  await expect(page.getByRole('status').filter({ hasText: sentTitle })).toBeVisible();
  await expect(offlineReadingPanel(page)).toHaveCount(0);
  expect(storedLeads(first.email, site.api.dataDir)).toHaveLength(1);
  expect(storedLeads(second.email, site.api.dataDir)).toEqual([]);
  expect(await storedReadings(page)).toEqual([]);
});

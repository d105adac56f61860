import { otherCookies } from '../../support/consent.ts';
import { newVisitor } from '../../support/complaint-journey.ts';
import { drafts } from '../../support/drafts.ts';
import {
  described,
  holdOfflinePosts,
  keepOne,
  storedReadings,
  offlineReadingPanel,
  lostLine,
  sentTitle,
} from '../../support/offline-reading.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { meterForm, submit, type } from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/window-test.ts';

test.use({ expectedProblem: lostLine, newBrowserContext: true });

test('deleting a stored reading is announced, focuses the announcement, and removes the form’s stored answers', async ({
  page,
  open,
  context,
}) => {
  await keepOne(page, open, context, newVisitor());
  expect(await drafts(page)).toEqual(['draft:meter-reading']);
  await page.getByRole('button', { name: `Delete it from this device ${described.slice(0, -1)}` }).click();
  const deleted = page.getByRole('status').getByRole('group', { name: 'Deleted from this device' });
  await expect(deleted).toBeFocused();
  await expect(deleted).toContainText(described);
  expect(await drafts(page)).toEqual([]);
  await submit(page);
  await expect(offlineReadingPanel(page)).toBeFocused();
  await expect(deleted, 'it is stored again').toHaveCount(0);
});

test('while a stored reading is sent the panel says so, and afterwards the focus moves to the outcome', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await page.route(/submit-meter-read\/kept$/, (route) => route.abort(), { times: 1 });
  await keepOne(page, open, context, visitor);
  await context.setOffline(false);
  const button = offlineReadingPanel(page).getByRole('button', { name: /^(Try to send|Sending) it now$/ });
  await expect(button).toHaveText('Try to send it now');
  await expect(offlineReadingPanel(page)).toContainText('We can’t be reached from this device');

  const { onItsWay, release } = await holdOfflinePosts(page);
  await button.click();
  await onItsWay;
  await expect(offlineReadingPanel(page)).toContainText('We’re sending it now.');
  await expect(offlineReadingPanel(page)).not.toContainText('We can’t be reached');
  await expect(button).toHaveText('Sending it now');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  release();
  await expect(page.getByRole('group', { name: sentTitle })).toBeFocused();
  expect(storedLeads(visitor.email, site.api.dataDir)).toHaveLength(1);
});

test('once a stored reading has been sent, neither the browser nor a cookie brings its details back', async ({
  page,
  open,
  context,
}) => {
  await open(`${meterForm}?first_name=Zebedee`);
  expect((await otherCookies(context)).map(({ name }) => name)).toEqual(['meter-read-prefill']);
  await keepOne(page, open, context, newVisitor());
  await context.setOffline(false);
  await expect(page.getByText(sentTitle)).toBeVisible();
  expect(await drafts(page)).toEqual([]);
  expect(await otherCookies(context)).toEqual([]);
});

test('several readings have one button that sends them all, and each its own to delete it', async ({
  page,
  open,
  context,
  site,
}) => {
  const [first, second] = [newVisitor(), newVisitor()];
  await keepOne(page, open, context, first);
  await type(page, { 'Gas reading': '03865', Email: second.email });
  await submit(page);
  const panel = offlineReadingPanel(page);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('button', { name: /Try to send/ })).toHaveText('Try to send them now');
  for (const digits of ['03864', '03865'])
    await expect(
      panel.getByRole('button', { name: new RegExp(`^Delete it from this device .*${digits}`) }),
    ).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText(sentTitle)).toHaveCount(2);
  for (const visitor of [first, second]) expect(storedLeads(visitor.email, site.api.dataDir)).toHaveLength(1);
});

test('a retry doesn’t change when a reading was stored; other answers are stored separately, and are sent too', async ({
  page,
  open,
  context,
  site,
}) => {
  const visitor = newVisitor();
  await keepOne(page, open, context, visitor);
  const stored = await storedReadings(page);
  expect(stored).toEqual([expect.objectContaining({ keptAt: expect.stringMatching(/^\d{4}-.*Z$/) })]);
  await submit(page);
  await page.getByRole('button', { name: 'Try to send it now' }).click();
  await expect(offlineReadingPanel(page)).toContainText('We can’t be reached from this device');
  expect(await storedReadings(page)).toEqual(stored);

  const { onItsWay, release } = await holdOfflinePosts(page);
  await context.setOffline(false);
  await onItsWay;
  await page.route(/submit-meter-read(\.data)?(\?|$)/, (route) => route.abort());
  await type(page, { Telephone: '07700900111' });
  await submit(page);
  await expect.poll(() => storedReadings(page)).not.toEqual(stored);
  release();
  await expect(offlineReadingPanel(page)).toHaveCount(0);
  const phones = storedLeads(visitor.email, site.api.dataDir).map((lead) =>
    JSON.stringify(lead).includes('07700900111'),
  );
  expect(phones, 'both, in any order').toEqual(expect.arrayContaining([true, false]));
  expect(phones).toHaveLength(2);
  expect(await storedReadings(page)).toEqual([]);
});

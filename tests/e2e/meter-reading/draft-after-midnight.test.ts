import { meterForm } from '../../support/meter-reading-journey.ts';
import { serveSite } from '../../support/serve-site.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const dayMs = 24 * 60 * 60_000;

test('a chosen day survives a reload after midnight, and a day that nobody chose follows the calendar', async ({
  page,
  cleanUpAfterPage,
}) => {
  const site = await serveSite({}, {});
  cleanUpAfterPage(site.stop);
  const day = page.getByLabel('Date you read your meter');
  await page.goto(site.url + meterForm);
  await waitForScripts(page);
  const today = await day.inputValue();
  await page.getByLabel('First name').fill('Ann');
  site.clock.pass(dayMs);
  await page.reload();
  await waitForScripts(page);
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(day).not.toHaveValue(today);

  await day.fill(today);
  site.clock.pass(dayMs);
  await page.reload();
  await waitForScripts(page);
  await expect(day).toHaveValue(today);
});

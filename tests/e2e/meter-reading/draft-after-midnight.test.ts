import { meterForm } from '../../support/meter-reading-journey.ts';
import { serveSite } from '../../support/serve-site.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

/** Longer than the day on which the clocks go back. */
const dayMs = 26 * 60 * 60_000;
const realNow = Date.now;
test.afterEach(() => void (Date.now = realNow));

test('a chosen day survives a reload after midnight, and a day that nobody chose follows the calendar', async ({
  page,
  cleanUpAfterPage,
}) => {
  const site = await serveSite({}, {});
  cleanUpAfterPage(site.stop);
  const reloadAfterDays = async (days: number) => {
    // The site runs in this process: the form reads its day from here, and cached pages expire by the site's clock.
    Date.now = () => realNow() + days * dayMs;
    site.clock.pass(dayMs);
    await page.reload();
    await waitForScripts(page);
  };
  const day = page.getByLabel('Date you read your meter');
  await page.goto(site.url + meterForm);
  await waitForScripts(page);
  const today = await day.inputValue();
  await page.getByLabel('First name').fill('Ann');
  await reloadAfterDays(1);
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(day).not.toHaveValue(today);
  await day.fill(today);
  await reloadAfterDays(2);
  await expect(day).toHaveValue(today);
});

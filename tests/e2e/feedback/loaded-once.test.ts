import { chooseAddress, fillNames, newVisitor } from '../../support/complaint-journey.ts';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import { watchLoadedData } from '../../support/loaded-data.ts';
import { expect, test } from '../../support/site-test.ts';

test('looking up an address loads nothing again, which the next button would have to abort', async ({
  page,
  open,
}) => {
  await open('/help-and-support/complaints/feedback');
  await openFeedbackDetails(page);
  await fillNames(page, newVisitor());
  const loaded = watchLoadedData(page);
  await chooseAddress(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your request');
  expect(loaded).toEqual(['/help-and-support/confirmation.data']);
});

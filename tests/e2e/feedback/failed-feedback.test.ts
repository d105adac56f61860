import { expect, test, withAndWithoutScripts } from '../../support/api-test.ts';
import { chooseAddress, fillNames, newVisitor } from '../../support/complaint-journey.ts';
import { openFeedbackDetails, refundText } from '../../support/feedback-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { failingModes } from '../../support/unreliable-api.ts';

withAndWithoutScripts((scripts) => {
  for (const mode of failingModes(scripts)) {
    test(`feedback that can’t be sent (${mode}) shows the banner, keeps everything, and a retry is the same lead`, async ({
      page,
      open,
      api,
    }) => {
      const visitor = newVisitor();
      await open('/help-and-support/complaints/feedback');
      await openFeedbackDetails(page);
      await fillNames(page, visitor);
      await chooseAddress(page);
      const before = api.calls('POST /leads').length;
      api.setMode(mode);
      await page.getByRole('button', { name: 'Submit' }).click();
      const banner = page.getByRole('alert');
      await expect(banner.getByRole('heading')).toHaveText(
        'Unfortunately, we’re having technical problems at the moment.',
      );
      await expect(banner).toContainText(
        'Either stay on this page and try again in a few moments, or try again later.',
      );
      if (scripts === 'on') await expect(banner).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(visitor.email);
      await expect(page.locator('.address')).toContainText('Alderwick Road');

      api.setMode('well');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your request');
      expect(storedLeads(visitor.email, api.dataDir).map((lead) => lead.attributes.query)).toEqual([
        refundText,
      ]);
      const keys = api
        .calls('POST /leads')
        .slice(before)
        .map((call) => call.idempotencyKey);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size, 'one key').toBe(1);
    });
  }

  test('a double click sends one lead', async ({ page, open, api }) => {
    const visitor = newVisitor();
    await open('/help-and-support/complaints/feedback');
    await openFeedbackDetails(page);
    await fillNames(page, visitor);
    await chooseAddress(page);
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your request');
    expect(storedLeads(visitor.email, api.dataDir)).toHaveLength(1);
  });
});

import type { Page } from '@playwright/test';
import { expect, test, withAndWithoutScripts } from '../../support/api-test.ts';
import {
  fillQuery,
  newVisitor,
  openQueryStep,
  queryBox,
  submitAndConfirm,
} from '../../support/complaint-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { failingModes, refusalId } from '../../support/unreliable-api.ts';

const words = 'The engineer didn’t come.\n\nI waited “all day” & <b>lost</b> pay.';

withAndWithoutScripts((scripts) => {
  for (const mode of failingModes(scripts)) {
    test(`when the leads service is in mode '${mode}', the banner shows, all text stays and a retry is the same lead`, async ({
      page,
      open,
      api,
      site,
    }) => {
      const visitor = newVisitor();
      await openQueryStep({ page, open }, '/help-and-support/complaints/gas-and-electricity', visitor);
      await fillQuery(page, words, 'Faulty meter');
      const before = api.calls('POST /leads').length;
      api.setMode(mode);
      await page.getByRole('button', { name: 'Submit' }).click();

      await expectBanner(page);
      if (scripts === 'on') await expect(page.getByRole('alert')).toBeFocused();
      await expect(queryBox(page)).toHaveValue(words);
      await expect(page.getByLabel('Subject')).toHaveValue('Faulty meter');
      await expect.poll(() => site.output()).toContain('lead-post-failed');
      const [, quoted = ''] =
        /tell us the reference (\S+)/.exec(await page.getByRole('alert').innerText()) ?? [];
      expect(quoted).toMatch(mode === 'refused' ? refusalId : /^[0-9a-f]{8}$/);
      await expect
        .poll(() => site.output(), 'the log has what the page quotes')
        .toContain(`"reference":"${quoted}"`);
      expect(site.output(), 'the log never has what was typed').not.toContain('engineer');

      api.setMode('well');
      const reference = await submitAndConfirm(page);
      const leads = storedLeads(visitor.email, api.dataDir);
      expect(leads.map((lead) => lead.reference)).toEqual([reference]);
      expect(leads[0]?.attributes.query).toBe(words);
      const keys = api
        .calls('POST /leads')
        .slice(before)
        .map((call) => call.idempotencyKey);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size, 'one key').toBe(1);
    });
  }

  test('a second failure shows the banner again, and the text is still there', async ({
    page,
    open,
    api,
  }) => {
    await openQueryStep({ page, open }, '/help-and-support/complaints/pay-as-you-go', newVisitor());
    await fillQuery(page, words);
    api.setMode('error');
    const before = api.calls('POST /leads').length;
    for (const time of [1, 2]) {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.poll(() => api.calls('POST /leads').length - before).toBe(time);
      await expectBanner(page);
      if (scripts === 'on') await expect(page.getByRole('alert')).toBeFocused();
    }
    await expect(queryBox(page)).toHaveValue(words);
  });

  test('text that is changed after a failure whose lead did arrive is sent as a separate lead', async ({
    page,
    open,
    api,
  }) => {
    const visitor = newVisitor();
    await openQueryStep({ page, open }, '/help-and-support/complaints/pay-as-you-go', visitor);
    await fillQuery(page, words);
    api.setMode('half');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectBanner(page);
    api.setMode('well');
    await queryBox(page).fill(`${words} And the next day.`);
    const reference = await submitAndConfirm(page);
    const last = storedLeads(visitor.email, api.dataDir).find((lead) => lead.reference === reference);
    expect(last?.attributes.query).toContain('And the next day.');
  });
});

/** SPEC §8 "Lead post failure". */
async function expectBanner(page: Page) {
  const banner = page.getByRole('alert');
  await expect(banner.getByRole('heading')).toHaveText(
    'Unfortunately, we’re having technical problems at the moment.',
  );
  await expect(banner).toContainText(
    'Either stay on this page and try again in a few moments, or try again later.',
  );
  await expect(banner).toContainText(
    'Thank you for your patience. We’re sorry for the inconvenience this might cause.',
  );
}

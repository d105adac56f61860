import type { Page } from '@playwright/test';
import { expect, test, withAndWithoutScripts } from '../../support/api-test.ts';
import { newVisitor } from '../../support/complaint-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import {
  choose,
  confirmation,
  confirmedReference,
  economy7,
  economy7Question,
  field,
  fillBoth,
  fillDateAndDetails,
  fuelQuestion,
  meterForm,
  submit,
  today,
  type,
} from '../../support/meter-reading-journey.ts';
import { failingModes, refusalId } from '../../support/unreliable-api.ts';

withAndWithoutScripts((scripts) => {
  for (const mode of failingModes(scripts)) {
    test(`when the leads service is in mode '${mode}', the banner shows, every answer stays and a retry is the same lead`, async ({
      page,
      open,
      api,
      site,
    }) => {
      const visitor = newVisitor();
      await open(meterForm);
      await choose(page, fuelQuestion, 'Electricity', scripts);
      await choose(page, economy7Question, 'Yes', scripts);
      await type(page, economy7);
      await page.getByLabel('Title').selectOption('Dame');
      await fillDateAndDetails(page, visitor);
      const before = api.calls('POST /leads').length;
      api.setMode(mode);
      await submit(page);

      await expectBanner(page);
      if (scripts === 'on') await expect(page.getByRole('alert')).toBeFocused();
      for (const [name, value] of Object.entries({ ...economy7, 'First name': 'Ann', Email: visitor.email }))
        await expect(field(page, name)).toHaveValue(value);
      await expect(page.getByLabel('Title')).toHaveValue('Dame');
      await expect(page.getByLabel('Date you read your meter')).toHaveValue(today);
      await expect(page.getByRole('radio', { name: 'Electricity', exact: true })).toBeChecked();
      await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
      await expect.poll(() => site.output()).toContain('lead-post-failed');
      if (mode === 'refused') await expect.poll(() => site.output()).toContain(refusalId);
      for (const typed of ['014728', 'a12345', 'Okafor', visitor.email])
        expect(site.output(), 'the log never has what was typed').not.toContain(typed);

      api.setMode('well');
      await submit(page);
      const reference = await confirmedReference(page);
      expect(storedLeads(visitor.email, api.dataDir).map((lead) => lead.reference)).toEqual([reference]);
      const keys = api
        .calls('POST /leads')
        .slice(before)
        .map((call) => call.idempotencyKey);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size, 'one key').toBe(1);
    });
  }

  test('a double click, and the same form sent again, are one lead', async ({ page, open, api }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await fillBoth(page, visitor);
    await page.getByRole('button', { name: 'Submit your reading' }).dblclick();
    const reference = await confirmedReference(page);
    await open(meterForm);
    await fillBoth(page, visitor);
    await submit(page);
    expect(await confirmedReference(page)).toBe(reference);
    expect(storedLeads(visitor.email, api.dataDir).map((lead) => lead.reference)).toEqual([reference]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reloading a post whose lead did arrive sends no second lead', async ({ page, open, api }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await fillBoth(page, visitor);
    api.setMode('half');
    await submit(page);
    await expectBanner(page);
    api.setMode('well');
    await page.reload();
    await expect(page).toHaveURL(confirmation);
    expect(storedLeads(visitor.email, api.dataDir)).toHaveLength(1);
  });
});

test('while a reading is being sent the button says so, and pressing it again does nothing', async ({
  page,
  open,
  api,
}) => {
  const visitor = newVisitor();
  await open(meterForm);
  await fillBoth(page, visitor);
  const before = api.calls('POST /leads').length;
  api.setMode('silent');
  await submit(page);
  const sending = page.getByRole('button', { name: 'Sending your reading' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  await field(page, 'First name').press('Enter');
  api.setMode('well');
  await confirmedReference(page);
  expect(api.calls('POST /leads').length - before).toBe(1);
});

/** SPEC §8 "Meter-read lead failure": the banner, then the text of the settings. */
async function expectBanner(page: Page) {
  const banner = page.getByRole('alert');
  await expect(banner.getByRole('heading')).toHaveText('Sorry, we’re having technical issues right now');
  await expect(banner.locator('.rich-text')).toContainText('What you typed is still here');
  await expect(banner.getByRole('link', { name: 'meter readings on our main site' })).toHaveAttribute(
    'href',
    '/energy/meter-reads',
  );
}

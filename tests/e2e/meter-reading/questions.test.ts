import type { Page } from '@playwright/test';
import { newVisitor } from '../../support/complaint-journey.ts';
import { keptLeads } from '../../support/kept-leads.ts';
import {
  choose,
  confirmedReference,
  economy7,
  economy7Question,
  electricity,
  field,
  fillBoth,
  fillWhenAndWho,
  fuelQuestion,
  gas,
  meterForm,
  submit,
  type,
} from '../../support/meter-reading-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const swapped = { ...economy7, 'Normal (day) reading': '9315', 'Low (night) reading': '14728' };

withAndWithoutScripts((scripts) => {
  test('day and night readings that look swapped are asked about, and one button swaps them', async ({
    page,
    open,
  }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await choose(page, fuelQuestion, 'Electricity', scripts);
    await choose(page, economy7Question, 'Yes', scripts);
    await type(page, swapped);
    await fillWhenAndWho(page, visitor);
    await submit(page);
    const asked = await expectAsked(page, scripts, 'Are your day and night readings the right way round?');
    await expect(asked).toContainText('you’ve entered 9315 for normal (day) and 14728 for low (night)');
    expect(keptLeads(visitor.email), 'nothing is sent').toEqual([]);
    await asked.getByRole('button', { name: 'Swap them' }).click();
    await expect(field(page, 'Normal (day) reading')).toHaveValue('14728');
    await expect(field(page, 'Low (night) reading')).toHaveValue('9315');
    await expect(asked, 'mended, so no longer asked').toHaveCount(0);
    await submit(page);
    await confirmedReference(page);
    expect(information(visitor.email)).toMatchObject({
      Elec7ReadingNormal: '14728',
      Elec7ReadingLow: '9315',
    });
  });

  test('readings that look swapped and are right are sent as they are', async ({ page, open }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await choose(page, fuelQuestion, 'Electricity', scripts);
    await choose(page, economy7Question, 'Yes', scripts);
    await type(page, swapped);
    await fillWhenAndWho(page, visitor);
    await submit(page);
    await page.getByRole('button', { name: 'They are the right way round, send it' }).click();
    await confirmedReference(page);
    expect(information(visitor.email)).toMatchObject({
      Elec7ReadingNormal: '9315',
      Elec7ReadingLow: '14728',
    });
  });

  test('what looks like a red number in each reading is asked once each; a mended one is sent without it', async ({
    page,
    open,
  }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await fillBoth(page, visitor);
    await type(page, { 'Electricity reading': '147283', 'Gas reading': '038641' });
    await submit(page);
    const asked = await expectAsked(
      page,
      scripts,
      'Is the last number of your electricity reading, 147283, part of it?',
    );
    await expect(asked).toContainText('Is 038641 your gas reading, without numbers in red?');
    await asked.getByRole('button', { name: 'Change it to 14728' }).click();
    await expect(field(page, 'Electricity reading')).toHaveValue('14728');
    await submit(page);
    await expect(page.getByRole('group', { name: /Is this right/ })).not.toContainText('electricity reading');
    await page.getByRole('button', { name: '038641 is right, send it' }).click();
    await confirmedReference(page);
    expect(information(visitor.email)).toMatchObject({ ElecReading: '14728', GasReading: '038641' });
  });

  test('a reading that was confirmed is not asked about again; one that changed since is', async ({
    page,
    open,
  }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await choose(page, fuelQuestion, 'Electricity', scripts);
    await type(page, { ...electricity, 'Electricity reading': '147283' });
    await fillWhenAndWho(page, { ...visitor, firstName: 'Ann' });
    await submit(page);
    const asked = page.getByRole('group', { name: /Is this right/ });
    await expect(asked).toContainText('147283');
    await type(page, { 'Electricity reading': '147284' });
    await asked.getByRole('button', { name: /send it$/ }).click();
    await expect(asked, 'another reading').toContainText('147284');
    expect(keptLeads(visitor.email)).toEqual([]);
    await type(page, { 'Electricity reading': '147283' });
    await submit(page);
    await confirmedReference(page);
    expect(information(visitor.email)).toMatchObject({ ElecReading: '147283' });
  });
});

test('a question leads to the field that it is about', async ({ page, open }) => {
  await open(meterForm);
  await fillBoth(page, newVisitor());
  await type(page, { ...gas, 'Gas reading': '038641' });
  await submit(page);
  await page.getByRole('link', { name: 'Change it' }).click();
  await expect(field(page, 'Gas reading')).toBeFocused();
});

/** Expects the questions before sending; with scripts on they have the focus. */
async function expectAsked(page: Page, scripts: 'on' | 'off', question: string) {
  const asked = page.getByRole('group', { name: /Is this right/ });
  await expect(asked.getByRole('heading', { level: 2 })).toHaveText('Is this right? We haven’t sent it yet');
  await expect(asked.getByRole('heading', { level: 3, name: question })).toBeVisible();
  if (scripts === 'on') await expect(asked).toBeFocused();
  await expect(page.locator('#error-summary'), 'a question is no error').toHaveCount(0);
  return asked;
}

/** The additional information of the one lead of a visitor. */
function information(email: string) {
  const [lead, ...others] = keptLeads(email);
  expect(others, 'one lead').toEqual([]);
  return lead?.attributes['additional-information'];
}

import type { Page } from '@playwright/test';
import { londonDay } from '#contracts/calendar/london-day.ts';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import { newVisitor } from '../../support/complaint-journey.ts';
import { expectFieldError } from '../../support/form-errors.ts';
import {
  confirmedReference,
  electricity,
  field,
  fillBoth,
  meterForm,
  submit,
  today,
} from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/site-test.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const dayMs = 24 * 60 * 60_000;
const yesterday = londonDay(Date.now() - dayMs);
const picker = (page: Page) => page.getByLabel('Date you read your meter');
const text = (page: Page) => page.getByRole('textbox', { name: 'Date as text' });

test('a typed date is seen after a reload, beside the date picked before it, and is the one that is sent', async ({
  page,
  open,
}) => {
  const visitor = newVisitor();
  await open(meterForm);
  await fillBoth(page, visitor);
  await picker(page).fill(yesterday);
  await page.getByText('Type the date instead').click();
  await text(page).fill(readableDay(today));
  await reload(page);
  await expect(text(page)).toBeVisible();
  await expect(text(page)).toHaveValue(readableDay(today));
  await expect(picker(page)).toHaveValue(yesterday);
  await submit(page);
  await confirmedReference(page);
  expectSent(visitor.email, today);
});

test('a date picked after a typed one takes its place: its message goes, a reload keeps it, and it is sent', async ({
  page,
  open,
}) => {
  const visitor = newVisitor();
  await open(meterForm);
  await fillBoth(page, visitor);
  await page.getByText('Type the date instead').click();
  await text(page).fill('1 January 2020');
  await reload(page);
  await submit(page);
  await expectFieldError(page, 'date_typed', 'Date must be today or in the past month');
  await picker(page).fill(yesterday);
  await expect(text(page)).toHaveValue('');
  await expect(page.locator('#date_typed-error')).toHaveCount(0);
  await reload(page);
  await expect(picker(page)).toHaveValue(yesterday);
  await expect(text(page), 'closed, as nothing is in it').toHaveCount(0);
  await submit(page);
  await confirmedReference(page);
  expectSent(visitor.email, yesterday);
});

test('a date input that is emptied leaves the typed date', async ({ page, open }) => {
  await open(meterForm);
  await page.getByText('Type the date instead').click();
  await text(page).fill(readableDay(today));
  await picker(page).fill('');
  await expect(text(page)).toHaveValue(readableDay(today));
});

test('on a phone the link to a typed date opens its question', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(meterForm);
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByRole('radio', { name: 'Electricity', exact: true }).check();
  await next.click();
  for (const [name, value] of Object.entries(electricity)) {
    await field(page, name).fill(value);
    await next.click();
  }
  await page.getByText('Type the date instead').click();
  await text(page).fill('last week');
  await next.click();
  await page.locator('#error-summary').getByRole('link').click();
  await expect(text(page)).toBeFocused();
});

async function reload(page: Page) {
  await page.reload();
  await waitForScripts(page);
}

function expectSent(email: string, day: string) {
  const [lead] = storedLeads(email);
  expect(lead?.attributes['additional-information']).toMatchObject({ ReadingDate: day });
}

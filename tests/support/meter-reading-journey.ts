import { expect, type Page } from '@playwright/test';
import { londonDay } from '#contracts/calendar/london-day.ts';
import { shownReference, type Visitor } from './complaint-journey.ts';

export const meterForm = '/help-and-support/submit-meter-read';
export const confirmation = /\/submit-meter-read-confirm$/;

/** The current day in London, as a date input expects it. */
export const today = londonDay(Date.now());

/** A visitor's answers, by the label of the field. */
export type Typed = Record<string, string>;

export const electricity: Typed = {
  'Electricity customer number': '8500 1234 5678',
  'Electricity reading': '14728',
};
export const economy7: Typed = {
  'Electricity customer number': 'a12345',
  'Normal (day) reading': '014728',
  'Low (night) reading': '009315',
};
export const gas: Typed = { 'Gas customer number': 'bgx40217', 'Gas reading': '03864' };

/** Types into fields that are visible. */
export async function type(page: Page, typed: Typed) {
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
}

export function field(page: Page, name: string) {
  return page.locator('form.form').getByRole('textbox', { name });
}

/** Chooses a radio button; without scripts also presses the button that shows the fields of the choice. */
export async function choose(page: Page, question: string, answer: string, scripts: 'on' | 'off') {
  const group = page.getByRole('radiogroup', { name: question });
  await group.getByRole('radio', { name: answer, exact: true }).check();
  if (scripts === 'off') await showFields(page).click();
}

/** The button that shows the fields of a changed choice; only that one is visible. */
export function showFields(page: Page) {
  return page.getByRole('button', { name: 'Show the fields for this choice' });
}

export const fuelQuestion = 'Which fuel are you sending readings for?';
export const economy7Question = 'Do you have an Economy 7 meter?';

/** When the meter was read, and who read it. */
export async function fillDateAndDetails(page: Page, visitor: Visitor, day = today) {
  await page.getByLabel('Date you read your meter').fill(day);
  await type(page, {
    'First name': visitor.firstName,
    'Last name': visitor.surname,
    Telephone: visitor.telephone,
    Email: visitor.email,
  });
}

/** Fills in the form as it opens: both fuels, a single electricity reading. */
export async function fillBoth(page: Page, visitor: Visitor) {
  await type(page, { ...electricity, ...gas });
  await fillDateAndDetails(page, visitor);
}

export function submit(page: Page) {
  return page.getByRole('button', { name: 'Submit your reading' }).click();
}

/** Waits for the confirmation; returns the reference that it shows. */
export async function confirmedReference(page: Page): Promise<string> {
  await expect(page).toHaveURL(confirmation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you for submitting your meter reading',
  );
  return shownReference(page);
}

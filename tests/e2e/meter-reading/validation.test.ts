import { oneMonthBefore } from '#contracts/calendar/one-month-before.ts';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import { newVisitor } from '../../support/complaint-journey.ts';
import { expectFieldError, expectRefused } from '../../support/form-errors.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import {
  choose,
  confirmedReference,
  economy7Question,
  electricity,
  field,
  fillBoth,
  fuelQuestion,
  gas,
  meterForm,
  submit,
  today,
  type,
} from '../../support/meter-reading-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const [year, month, day] = today.split('-');
const typedDay = () => ({ name: 'Date as text' });

withAndWithoutScripts((scripts) => {
  test('every missing required answer has its message, at its field and in the summary, with the same text', async ({
    page,
    open,
  }) => {
    const statuses: number[] = [];
    page.on(
      'response',
      (response) => response.request().method() === 'POST' && statuses.push(response.status()),
    );
    await open(meterForm);
    const date = page.getByLabel('Date you read your meter');
    await expect(date, 'most people read it on the day').toHaveValue(today);
    await date.fill('');
    await submit(page);
    await expectRefused(
      page,
      {
        elec_account_number: 'Enter your electricity customer number',
        elec_reading: 'Enter your electricity reading',
        gas_account_number: 'Enter your gas customer number',
        gas_reading: 'Enter your gas reading',
        date: 'Enter the date you read your meter',
        first_name: 'Enter your first name',
        last_name: 'Enter your last name',
        telephone: 'Enter your telephone number',
      },
      scripts,
    );
    await expect(page).toHaveTitle('Error: Submit a meter reading - Help & Support - Thistlemere Energy');
    expect(statuses, 'with scripts on nothing is posted').toEqual(scripts === 'off' ? [422] : []);
    if (scripts === 'off') return;
    await page.locator('#error-summary').getByRole('link', { name: 'Enter your gas reading' }).click();
    await expect(field(page, 'Gas reading')).toBeFocused();
  });

  test('answers in a wrong format have a message with the right one, and stay as typed', async ({
    page,
    open,
  }) => {
    const typed = {
      'Electricity customer number': '85 0012 34567',
      'Normal (day) reading': '1234567',
      'Low (night) reading': '12a',
    };
    await open(meterForm);
    await choose(page, fuelQuestion, 'Electricity', scripts);
    await choose(page, economy7Question, 'Yes', scripts);
    await type(page, typed);
    await type(page, { 'First name': 'a'.repeat(101), 'Last name': 'b'.repeat(101) });
    await type(page, { Email: 'ann@example..com' });
    await page.getByLabel('Date you read your meter').fill('');
    await submit(page);
    await expectRefused(
      page,
      {
        elec_account_number:
          'Enter an electricity customer number in the correct format, like 850012345678, BGX40217 or A12345',
        elec7_reading_normal: 'Reading must be 6 numbers or fewer',
        elec7_reading_low: 'Enter the low (night) reading using only the numbers 0 to 9',
        date: 'Enter the date you read your meter',
        first_name: 'First name must be 100 characters or fewer',
        last_name: 'Last name must be 100 characters or fewer',
        telephone: 'Enter your telephone number',
        email: 'Enter an email address in the correct format, like name@example.com',
      },
      scripts,
    );
    for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  });

  test('beside a refused decimal there is the reading to use, and one button enters it', async ({
    page,
    open,
  }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await fillBoth(page, visitor);
    await type(page, { 'Gas reading': '01234.5' });
    await submit(page);
    await expectRefused(
      page,
      { gas_reading: 'Enter the gas reading without the point and the numbers after it: 01234' },
      scripts,
    );
    await page.getByRole('button', { name: 'Use 01234' }).click();
    await expect(field(page, 'Gas reading')).toHaveValue('01234');
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0);
    await expect(field(page, 'Electricity reading'), 'all else stays').toHaveValue('14728');
    await submit(page);
    await confirmedReference(page);
    const [lead] = storedLeads(visitor.email);
    expect(lead?.attributes['additional-information']).toMatchObject({ GasReading: '01234' });
  });

  test('the date can be typed, its range is shown beforehand, and a day outside it is refused', async ({
    page,
    open,
  }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await expect(page.getByLabel('Date you read your meter')).toHaveAccessibleDescription(
      new RegExp(`^Any day from .+ to today, ${readableDay(today)}\\.`),
    );
    await fillBoth(page, visitor);
    await page.getByLabel('Date you read your meter').fill('');
    await page.getByText('Type the date instead').click();
    for (const [typed, message] of [
      ['31 February', `Date must be a real date, like ${day} ${month} ${year}`],
      [`1 January ${Number(year) - 1}`, 'Date must be today or in the past month'],
    ] as const) {
      await page.getByRole('textbox', typedDay()).fill(typed);
      await submit(page);
      if (scripts === 'off' && typed.startsWith('1 ')) {
        // A day that can be read has moved to the date input, where another can be chosen.
        await expectRefused(page, { date: message }, scripts);
        await expect(page.getByLabel('Date you read your meter')).toHaveValue(`${Number(year) - 1}-01-01`);
        await page.getByText('Type the date instead').click();
        await expect(page.getByRole('textbox', typedDay())).toHaveValue('');
        continue;
      }
      await expectRefused(page, { date_typed: message }, scripts);
      await expect(page.getByRole('textbox', typedDay()), 'still there, and seen').toHaveValue(typed);
    }
    await page.getByRole('textbox', typedDay()).fill(readableDay(today));
    await submit(page);
    await confirmedReference(page);
    const [lead] = storedLeads(visitor.email);
    expect(lead?.attributes['additional-information']).toMatchObject({ ReadingDate: today });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a day that is chosen on a page with errors replaces the one that was typed before', async ({
    page,
    open,
  }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await fillBoth(page, visitor);
    await type(page, { 'Gas reading': '12a' });
    await page.getByText('Type the date instead').click();
    await page.getByRole('textbox', typedDay()).fill(readableDay(oneMonthBefore(today)));
    await submit(page);
    const date = page.getByLabel('Date you read your meter');
    await expect(date).toHaveValue(oneMonthBefore(today));
    await expect(page.getByRole('textbox', typedDay()), 'empty, so its expander is closed').toBeHidden();
    await date.fill(today);
    await type(page, { 'Gas reading': '12' });
    await submit(page);
    await confirmedReference(page);
    const [lead] = storedLeads(visitor.email);
    expect(lead?.attributes['additional-information']).toMatchObject({ ReadingDate: today });
  });
});

test('a message disappears while its field is corrected, and is never first shown by leaving a field', async ({
  page,
  open,
}) => {
  await open(meterForm);
  const reading = field(page, 'Gas reading');
  await reading.fill('12a');
  await field(page, 'First name').focus();
  await expect(page.locator('[aria-invalid="true"]'), 'nothing on leaving a field').toHaveCount(0);

  await submit(page);
  const words = 'Enter the gas reading using only the numbers 0 to 9';
  await expectFieldError(page, 'gas_reading', words);
  await reading.fill('12');
  await expect(page.locator('#gas_reading-error')).toHaveCount(0);
  await expect(reading).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#error-summary').getByRole('link', { name: words })).toHaveCount(0);
  await reading.fill('12b');
  await expect(page.locator('#gas_reading-error'), 'not again before the next attempt').toHaveCount(0);
  await expectFieldError(page, 'first_name', 'Enter your first name');

  // Typing a date corrects the date.
  await page.getByText('Type the date instead').click();
  await page.getByRole('textbox', typedDay()).fill(readableDay(today));
  await expect(page.locator('#date-error')).toHaveCount(0);
});

test('the message of a field disappears with the field', async ({ page, open }) => {
  await open(meterForm);
  await type(page, { ...electricity, ...gas, 'Gas reading': '12a' });
  await submit(page);
  const summary = page.locator('#error-summary');
  await expect(summary.getByRole('link', { name: /gas reading/ })).toBeVisible();
  await choose(page, fuelQuestion, 'Electricity', 'on');
  await expect(summary.getByRole('link', { name: /gas reading/ })).toHaveCount(0);
  await expect(summary.getByRole('link', { name: 'Enter your first name' })).toBeVisible();
});

test('the server refuses everything that scripts would have stopped, with the same messages', async ({
  request,
}) => {
  const response = await request.post(meterForm, {
    form: { intent: 'send', fuel: 'Coal', is_economy_7_radio: 'maybe', title: 'King', telephone: ' ' },
  });
  expect(response.status()).toBe(422);
  const html = await response.text();
  for (const words of [
    'There is a problem',
    'Choose which fuel you are sending readings for',
    'Choose a title from the list, or leave it out',
    'Enter your telephone number',
  ])
    expect(html).toContain(words);
  expect(html).toMatch(/<title>Error: /);
});

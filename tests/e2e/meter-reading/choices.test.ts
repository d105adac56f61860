import { newVisitor } from '../../support/complaint-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import {
  choose,
  economy7Question,
  electricity,
  field,
  fillDateAndDetails,
  fuelQuestion,
  gas,
  meterForm,
  showFields,
  today,
  type,
} from '../../support/meter-reading-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const all = [
  'Electricity customer number',
  'Electricity reading',
  'Normal (day) reading',
  'Low (night) reading',
  'Gas customer number',
  'Gas reading',
];

/** SPEC §2: what each choice shows of these. */
const shownBy = {
  both: ['Electricity customer number', 'Electricity reading', 'Gas customer number', 'Gas reading'],
  gas: ['Gas customer number', 'Gas reading'],
  electricity: ['Electricity customer number', 'Electricity reading'],
  'Economy 7': ['Electricity customer number', 'Normal (day) reading', 'Low (night) reading'],
};

withAndWithoutScripts((scripts) => {
  test('a choice shows its fields and no others, and what was typed survives going back and forth', async ({
    page,
    open,
  }) => {
    const shows = async (choice: keyof typeof shownBy) => {
      for (const name of all)
        await expect(field(page, name), `${choice}: ${name}`).toHaveCount(
          shownBy[choice].includes(name) ? 1 : 0,
        );
    };
    await open(meterForm);
    await expect(page.getByRole('radio', { name: 'Gas and electricity' }), 'SPEC’s default').toBeChecked();
    await expect(page.getByRole('radio', { name: 'No' }), 'SPEC’s default').toBeChecked();
    await shows('both');
    await expect(showFields(page), 'nothing to show again').toHaveCount(0);
    await type(page, { ...electricity, ...gas });
    await page.getByLabel('Title').selectOption('Sir');
    await fillDateAndDetails(page, newVisitor({ firstName: 'Ann1' }));

    await choose(page, fuelQuestion, 'Gas', scripts);
    await shows('gas');
    await choose(page, fuelQuestion, 'Electricity', scripts);
    await shows('electricity');
    await choose(page, economy7Question, 'Yes', scripts);
    await shows('Economy 7');
    await type(page, { 'Low (night) reading': '009315' });
    await choose(page, economy7Question, 'No', scripts);
    await choose(page, fuelQuestion, 'Gas and electricity', scripts);
    await shows('both');
    for (const [name, value] of Object.entries({ ...electricity, ...gas, 'First name': 'Ann1' }))
      await expect(field(page, name)).toHaveValue(value);
    await expect(page.getByLabel('Title')).toHaveValue('Sir');
    await expect(page.getByLabel('Date you read your meter')).toHaveValue(today);
    await expect(page.locator('#error-summary'), 'a choice is no attempt to send').toHaveCount(0);

    await choose(page, economy7Question, 'Yes', scripts);
    await expect(field(page, 'Low (night) reading')).toHaveValue('009315');
  });
});

test('a draft survives a reload: text, title, date and choices', async ({ page, open }) => {
  await open(meterForm);
  await choose(page, fuelQuestion, 'Electricity', 'on');
  await choose(page, economy7Question, 'Yes', 'on');
  await type(page, { 'Low (night) reading': '009315' });
  await page.getByLabel('Title').selectOption('Sir');
  await fillDateAndDetails(page, newVisitor());
  await page.reload();
  await waitForScripts(page);
  await expect(page.getByRole('radio', { name: 'Electricity', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(field(page, 'Low (night) reading')).toHaveValue('009315');
  await expect(field(page, 'Gas reading')).toHaveCount(0);
  await expect(field(page, 'First name')).toHaveValue('Ann');
  await expect(page.getByLabel('Title')).toHaveValue('Sir');
  await expect(page.getByLabel('Date you read your meter')).toHaveValue(today);
});

test('a choice made before scripts start shows its fields once they do', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(meterForm, { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: 'Gas', exact: true }).check();
  await expect(showFields(page)).toBeVisible();
  release();
  await waitForScripts(page);
  await expect(field(page, 'Gas reading')).toBeVisible();
  await expect(field(page, 'Electricity reading')).toHaveCount(0);
  await expect(showFields(page)).toHaveCount(0);
});

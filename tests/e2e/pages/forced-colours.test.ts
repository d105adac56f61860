import type { Locator } from '@playwright/test';
import { field, meterForm, submit } from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/site-test.ts';

const valueOf = (part: Locator, property: 'borderTopWidth' | 'backgroundColor') =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property);

test('in forced colours a wrong field has a thicker edge, as red is unavailable', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(meterForm);
  await submit(page);
  const optional = await valueOf(field(page, 'Email'), 'borderTopWidth');
  for (const wrong of [field(page, 'First name'), field(page, 'Gas reading').locator('..')])
    expect(Number.parseFloat(await valueOf(wrong, 'borderTopWidth'))).toBeGreaterThan(
      Number.parseFloat(optional),
    );
});

test('in forced colours the chevrons of expanders have no background of their own', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/help-and-support/probate');
  const chevron = page.locator('summary .icon').first();
  expect(await valueOf(chevron, 'backgroundColor')).toBe('rgba(0, 0, 0, 0)');
});

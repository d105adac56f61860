import type { Page } from '@playwright/test';
import { field, meterForm, submit, type } from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/site-test.ts';

/** The width of the gas register, and how many pixels of its digits are hidden. */
const measure = (page: Page) =>
  field(page, 'Gas reading').evaluate((input) => ({
    width: input.parentElement?.getBoundingClientRect().width,
    hidden: input.scrollWidth - input.clientWidth,
  }));

for (const text of ['100%', '200%']) {
  test(`on a phone with text of ${text} a register keeps its width and shows six and eight digits whole`, async ({
    page,
    open,
  }) => {
    // A form that was opened on a wide screen keeps showing all its questions.
    await open(meterForm);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    const { width } = await measure(page);
    expect(width).toBeLessThanOrEqual(390);
    for (const digits of ['014728', '01472812']) {
      await type(page, { 'Gas reading': digits });
      expect(await measure(page), digits).toEqual({ width, hidden: 0 });
    }
    await submit(page);
    await expect(field(page, 'Gas reading')).toHaveAttribute('aria-invalid', 'true');
    expect(await measure(page), 'with its error').toEqual({ width, hidden: 0 });
  });
}

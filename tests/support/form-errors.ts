import { expect, type Page } from '@playwright/test';

/**
 * Expects a refused form: an error title, the summary with exactly these messages in this order, the same text at each
 * field, and with scripts the focus on the summary. EXPERIENCE "Forms".
 */
export async function expectRefused(page: Page, messages: Record<string, string>, scripts: 'on' | 'off') {
  const summary = page.locator('#error-summary');
  await expect(summary.getByRole('heading')).toHaveText('There is a problem');
  await expect(summary.getByRole('link')).toHaveText(Object.values(messages));
  if (scripts === 'on') await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  for (const [field, message] of Object.entries(messages)) {
    await expect(summary.locator(`a[href="#${field}"]`)).toHaveText(message);
    await expectFieldError(page, field, message);
  }
  await expect(page.locator('[aria-invalid="true"]'), 'no other field is marked').toHaveCount(
    Object.keys(messages).length,
  );
}

/** Expects a message at a field, tied to it for assistive technology. */
export async function expectFieldError(page: Page, field: string, message: string) {
  const input = page.locator(`[id="${field}"]`);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAttribute('aria-describedby', new RegExp(`\\b${field}-error\\b`));
  await expect(page.locator(`[id="${field}-error"]`)).toContainText(message);
}

import type { Page } from '@playwright/test';

/**
 * Follows how often a page, opened later, creates a formatter of dates: for the first, the browser loads its time zones, which
 * blocks a slow phone. Call the result for the time zones so far.
 */
export async function watchTimeZones(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const timeZones: unknown[] = [];
    Object.assign(globalThis, { timeZones });
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(formatter, [locale, options]: [string?, Intl.DateTimeFormatOptions?]) {
        timeZones.push(options?.timeZone ?? 'the browser’s own');
        return new formatter(locale, options);
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { timeZones: unknown[] }).timeZones);
}

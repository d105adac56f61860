import type { Page } from '@playwright/test';

/**
 * A fast connection: the first view's style sheet waits until the font that the page preloads has arrived. Otherwise a
 * browser may show the page in its fallback font, whose words have other widths.
 */
export async function withFontFirst(page: Page): Promise<void> {
  const fontHasCome = page.waitForResponse(/\.woff2$/).then((font) => font.finished());
  await page.route(/\/frame-[^/]+\.css$/, async (route) => {
    await fontHasCome;
    await route.continue();
  });
}

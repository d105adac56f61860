import { articleFiles } from '../../support/article-files.ts';
import { dictionaryIn } from '../../support/read-dcz.ts';
import { recordSent } from '../../support/sent-by-the-site.ts';
import { expect, test } from '../../support/tls-test.ts';

// Its browser starts without a dictionary.
test.use({ newBrowserContext: true });

test('behind TLS a reader gets the next page as its difference from the dictionary', async ({ page }) => {
  const sent = await recordSent(page);
  // The dictionary is built two seconds after the start.
  await expect
    .poll(async () => {
      const response = await page.goto('/help-and-support/meters');
      return dictionaryIn(response?.headers()['server-timing']);
    })
    .toBeDefined();
  const read = articleFiles.values();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      const { path = '' } = read.next().value ?? {};
      await page.goto(path);
      return sent.last(path)?.encoding;
    })
    .toBe('dcz');
  await expect(page.locator('h1')).toBeVisible();
});

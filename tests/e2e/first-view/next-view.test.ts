import { articleFiles } from '../../support/article-files.ts';
import { recordSent } from '../../support/sent-by-the-site.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const meters = '/help-and-support/meters';
/** The HTML of the next article, in bytes on the wire. */
const htmlBudget = 2_500;
const [last, ...others] = articleFiles.filter(({ isUrgent }) => !isUrgent).toReversed();

test('after one page, the next article is at most 2.5 kB of HTML, and is shown whole', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  const sent = await recordSent(page);
  // The dictionary is built once the site has started.
  await expect
    .poll(async () => (await fetch(site.url + meters)).headers.get('server-timing'))
    .toContain('page-dictionary');
  await page.goto(site.url + meters);
  await waitForScripts(page);
  expect(sent.last(meters)?.encoding, 'nobody has the dictionary at first').toBe('br');

  // Browsers fetch it once the visitor starts to read and they are idle: until then articles come without it.
  const read = others.values();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      const { path = meters } = read.next().value ?? {};
      await page.goto(site.url + path);
      return sent.last(path)?.encoding;
    })
    .toBe('dcz');

  const { path = '', title = '' } = last ?? {};
  await page.goto(site.url + path);
  await waitForScripts(page);
  const next = sent.last(path);
  expect(next?.encoding).toBe('dcz');
  expect(next?.bytes).toBeLessThanOrEqual(htmlBudget);
  expect(next?.bytes).toBeGreaterThan(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const shown = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const words = (main: Element | null) => main?.textContent?.replaceAll(/\s+/g, ' ');
    return [words(document.querySelector('article')), words(body.querySelector('article'))];
  });
  expect(shown[0]).toBe(shown[1]);
  await expect(page.locator('body')).toHaveCSS('font-family', /Figtree/);
});

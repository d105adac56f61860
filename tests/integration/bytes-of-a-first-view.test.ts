import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleBudget } from '../support/byte-budgets.ts';
import { areaPages, articles, mainSitePages } from '../support/pages.ts';
import { named, readElements } from '../support/read-elements.ts';
import { siteInProcess } from '../support/site-in-process.ts';

let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  site = await siteInProcess({});
});
afterAll(async () => site.stop());

/**
 * How many bytes of compressed style sheets the first view of each kind of page may need: never more than 7 kB. The
 * first kind that matches counts.
 */
const stylesBudgets: { kind: string; of: RegExp; bytes: number }[] = [
  { kind: 'search with results', of: /^\/search\?q=\w+\+/, bytes: 6_250 },
  { kind: 'search without results', of: /^\/search/, bytes: 6_900 },
  { kind: 'the main site', of: /^\/(?!help-and-support)/, bytes: 6_600 },
  { kind: 'the help home', of: /^\/help-and-support\/$/, bytes: 6_850 },
  { kind: 'contact us', of: /\/contact-us$/, bytes: 6_650 },
  { kind: 'a film', of: /\/films\//, bytes: 5_300 },
  { kind: 'content with a band', of: /\/extra-support$/, bytes: 6_950 },
  { kind: 'bereavement', of: /\/probate$/, bytes: 6_750 },
  { kind: 'a meter reading', of: /\/submit-meter-read$/, bytes: 6_500 },
  { kind: 'a comparison', of: /\/compare-two-bills$/, bytes: 6_950 },
  { kind: 'cookies', of: /\/cookies$/, bytes: 6_350 },
  { kind: 'one question', of: /\/(?:was-this-useful|make-a-complaint-select-\w+)$/, bytes: 6_300 },
  { kind: 'emergencies', of: /\/emergencies$/, bytes: 7_000 },
  { kind: 'a category', of: /^\/help-and-support\/[\w-]+$/, bytes: 6_900 },
  { kind: 'an article that can’t wait', of: /\/emergencies\/(?:power-cuts|carbon-monoxide)/, bytes: 5_850 },
  { kind: 'an article', of: /./, bytes: 6_850 },
];

/** The frame's style sheet and the page's own. */
const sheetsOfFirstViewBudget = 2;

async function bytesOf(path: string): Promise<number> {
  const response = await site.fetch(
    new Request(`http://localhost${path}`, { headers: { 'accept-encoding': 'br' } }),
  );
  expect(response.headers.get('content-encoding'), path).toBe('br');
  return (await response.arrayBuffer()).byteLength;
}

/** The style sheets that block the page's first view: those in its head that apply to screens. */
async function sheetsOfFirstView(path: string): Promise<string[]> {
  const [head] = named(readElements(await (await site.get(path)).text()), 'head');
  return named(head?.inside ?? [], 'link')
    .filter((link) => link.get('rel') === 'stylesheet' && link.get('media') === undefined)
    .map((link) => link.get('href') ?? '');
}

test.each([...areaPages, ...mainSitePages, ...articles.map(({ path }) => path)])(
  'the first view of %s needs two small style sheets',
  async (path) => {
    const budget = stylesBudgets.find(({ of }) => of.test(path));
    const sheets = await sheetsOfFirstView(path);
    expect(sheets).toHaveLength(sheetsOfFirstViewBudget);
    const sizes = await Promise.all(sheets.map(bytesOf));
    expect(
      sizes.reduce((sum, bytes) => sum + bytes, 0),
      `${budget?.kind}: ${sheets.map((sheet, nth) => `${sizes[nth]} ${sheet.replace(/.*\//, '')}`).join(', ')}`,
    ).toBeLessThanOrEqual(budget?.bytes ?? 0);
  },
);

test.each(articles)('the HTML of $path is small from the second request on', async ({ path }) => {
  // Until it has been compressed at the best level.
  await expect.poll(() => bytesOf(path)).toBeLessThanOrEqual(articleBudget.html);
});

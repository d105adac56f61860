import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaPages, articles, mainSitePages } from '../support/pages.ts';
import { named, readElements } from '../support/read-elements.ts';
import { siteInProcess } from '../support/site-in-process.ts';

let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  site = await siteInProcess({});
});
afterAll(async () => site.stop());

/** What the first view of each kind of page may take in style sheets, compressed. The first kind that fits counts. */
const stylesBudgets: { kind: string; of: RegExp; bytes: number }[] = [
  { kind: 'search and the main site', of: /^\/(?!help-and-support)/, bytes: 8_800 },
  { kind: 'the help home', of: /^\/help-and-support\/$/, bytes: 7_700 },
  { kind: 'contact us', of: /\/contact-us$/, bytes: 7_300 },
  { kind: 'a film', of: /\/films\//, bytes: 7_000 },
  { kind: 'content with a band', of: /\/extra-support$/, bytes: 7_500 },
  { kind: 'bereavement', of: /\/probate$/, bytes: 7_400 },
  { kind: 'a meter reading', of: /\/submit-meter-read$/, bytes: 9_200 },
  { kind: 'a comparison', of: /\/compare-two-bills$/, bytes: 9_600 },
  { kind: 'a form', of: /\/(?:cookies|was-this-useful|make-a-complaint-select-\w+)$/, bytes: 8_700 },
  { kind: 'a category', of: /^\/help-and-support\/[\w-]+$/, bytes: 7_900 },
  { kind: 'an article that can’t wait', of: /\/emergencies\//, bytes: 8_300 },
  { kind: 'an article', of: /./, bytes: 7_000 },
];

/** The HTML of an article with no drawings of its own, compressed as visitors get it. Half of all articles take 6.2 kB. */
const htmlBudget = 6_600;

async function bytesOf(path: string): Promise<number> {
  const answer = await site.fetch(
    new Request(`http://localhost${path}`, { headers: { 'accept-encoding': 'br' } }),
  );
  expect(answer.headers.get('content-encoding'), path).toBe('br');
  return (await answer.arrayBuffer()).byteLength;
}

/** The style sheets that the page's first view waits for: those of its head, for the screen. */
async function sheetsOfFirstView(path: string): Promise<string[]> {
  const [head] = named(readElements(await (await site.get(path)).text()), 'head');
  return named(head?.inside ?? [], 'link')
    .filter((link) => link.get('rel') === 'stylesheet' && link.get('media') === undefined)
    .map((link) => link.get('href') ?? '');
}

test.each([...areaPages, ...mainSitePages, ...articles.map(({ path }) => path)])(
  'the first view of %s needs few bytes of styles',
  async (path) => {
    const budget = stylesBudgets.find(({ of }) => of.test(path));
    const sheets = await sheetsOfFirstView(path);
    expect(sheets.length).toBeGreaterThanOrEqual(2);
    const sizes = await Promise.all(sheets.map(bytesOf));
    expect(
      sizes.reduce((sum, bytes) => sum + bytes, 0),
      `${budget?.kind}: ${sheets.map((sheet, nth) => `${sizes[nth]} ${sheet.replace(/.*\//, '')}`).join(', ')}`,
    ).toBeLessThanOrEqual(budget?.bytes ?? 0);
  },
);

test('the HTML of an article without drawings is small', async () => {
  const sizes = await Promise.all(
    articles.map(async ({ path }) => ({ path, html: await (await site.get(path)).text() })),
  );
  for (const { path, html } of sizes)
    if (!html.includes('class="art"')) expect(await bytesOf(path), path).toBeLessThanOrEqual(htmlBudget);
});

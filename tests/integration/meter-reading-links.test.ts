import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteOnChangingContent } from '../support/changing-content.ts';

const area = '/help-and-support';
const form = `${area}/submit-meter-read`;
const mainSite = '/energy/meter-reads';
const file = 'meter-read/settings.json';

let site: Awaited<ReturnType<typeof siteOnChangingContent>>;
let settings: object;
beforeEach(async () => {
  site = await siteOnChangingContent();
  settings = JSON.parse(await readFile(join(site.dir, file), 'utf8')) as object;
});
afterEach(() => site.stop());

const setWindow = (isMeterReadWeek: boolean, isEnableMeterReadCTA = true) =>
  site.change(file, { ...settings, isMeterReadWeek, isEnableMeterReadCTA });

/** Pages of each kind that link to giving a reading: articles, a category, the contact options, the main site's own. */
const pages = [
  `${area}/meters/economy-7-meters`,
  `${area}/my-account/cannot-sign-in`,
  `${area}/bills-and-payments/your-bill-line-by-line`,
  `${area}/meters`,
  `${area}/contact-us`,
  `${area}/`,
];
const header = async () => {
  const current = JSON.parse(await readFile(join(site.dir, 'header.json'), 'utf8')) as Record<
    string,
    unknown[]
  >;
  const quickLinks = [...(current['quick-links'] ?? []), { label: 'Give a reading', link: form }];
  return { ...current, 'quick-links': quickLinks };
};
const linksOf = async (path: string) =>
  (await site.read(path)).links.map(({ href }) => href).filter((href) => href === form || href === mainSite);

test.each([
  ['open', true, true, form],
  ['open with its call to action off', true, false, mainSite],
  ['closed', false, true, mainSite],
])('while the window is %s every link to give a reading has the same target', async (_, week, cta, place) => {
  await site.change('header.json', await header());
  await site.change('footer.json', {
    columns: [{ title: 'Readings', links: [{ label: 'Send', link: form }] }],
  });
  await site.change('service-outages/help-and-support.json', {
    title: 'Readings are late',
    message: `<p><a href="${mainSite}">Send yours</a></p>`,
  });
  await setWindow(week, cta);
  for (const page of pages) {
    const links = await linksOf(page);
    expect(links.length, page).toBeGreaterThan(0);
    expect(new Set(links), page).toEqual(new Set([place]));
  }
  // The instant answer, the first result, and the footer.
  await expect
    .poll(() => linksOf('/search?q=submit+a+meter+reading'), { timeout: 60_000 })
    .toEqual([place, place, place]);
});

test('the main site’s page links to the form while the window is open, and never to itself', async () => {
  await setWindow(true);
  expect(await linksOf(mainSite)).toEqual([form]);
  await setWindow(false);
  expect(await linksOf(mainSite)).toEqual([]);
});

test('the closed form says so, and where to give a reading instead', async () => {
  await setWindow(false);
  expect((await site.read(form)).words).toContain('is no longer available');
  expect(await linksOf(form)).toEqual([mainSite]);
});

test('without settings all links to give a reading point to the main site’s page, and no page fails', async () => {
  await site.change(file, null);
  for (const page of pages.slice(0, 5)) {
    expect((await site.get(page)).status, page).toBe(200);
    expect(new Set(await linksOf(page)), page).toEqual(new Set([mainSite]));
  }
});

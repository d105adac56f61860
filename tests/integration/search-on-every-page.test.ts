import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles, areaPages, mainSitePages } from '../support/pages.ts';
import { named, readElements } from '../support/read-elements.ts';
import { siteInProcess } from '../support/site-in-process.ts';

let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  site = await siteInProcess({});
});
afterAll(() => site.stop());

const home = '/help-and-support/';
const withABoxOfItsOwn = [
  home,
  '/page-not-found.html',
  ...mainSitePages.filter((path) => path.startsWith('/search')),
];
const others = [...areaPages, ...articles.map(({ path }) => path), ...mainSitePages].filter(
  (path) => !withABoxOfItsOwn.includes(path),
);

/** The search forms of a page: where they send their fields. */
async function searchForms(path: string) {
  const elements = readElements(await (await site.get(path)).text());
  return named(elements, 'form')
    .filter((form) => form.get('role') === 'search')
    .map((form) => {
      const fields = named(form.inside, 'input');
      return {
        action: form.get('action'),
        box: fields.find((field) => field.get('name') === 'q')?.get('id'),
        initiated: fields.find((field) => field.get('name') === 'initiated')?.get('value'),
      };
    });
}

test('every page can be searched from its header, by a field or a button, without scripts (SPEC §2 "Search")', async () => {
  for (const path of others) {
    expect(await searchForms(path), path).toEqual([
      { action: '/search', box: 'header-q', initiated: path },
      { action: '/search', box: 'sheet-q', initiated: path },
    ]);
  }
});

test('the help home, the search page and the page-not-found page have one search box, in the page itself', async () => {
  for (const path of withABoxOfItsOwn) {
    const forms = await searchForms(path);
    expect(
      forms.map(({ action, box }) => [action, box]),
      path,
    ).toEqual([['/search', 'q']]);
  }
});

test('the menu of every page starts with emergencies, contact and search', async () => {
  for (const path of [home, '/help-and-support/meters', '/search?q=bill', '/energy/top-up']) {
    const elements = readElements(await (await site.get(path)).text());
    const menu = named(elements, 'nav').find((nav) => nav.get('aria-label') === 'Menu');
    const links = named(menu?.inside ?? [], 'a').map((link) => link.get('href'));
    expect(links.slice(0, 3), path).toEqual([
      '/help-and-support/emergencies',
      '/help-and-support/contact-us',
      '/search',
    ]);
  }
});

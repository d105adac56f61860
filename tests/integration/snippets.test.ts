import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaPages, articles } from '../support/pages.ts';
import { named, readElements } from '../support/read-elements.ts';
import { siteInProcess } from '../support/site-in-process.ts';

let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  site = await siteInProcess({});
});
afterAll(async () => site.stop());

/** What a search engine shows of a page. */
async function snippetOf(path: string) {
  const elements = readElements(await (await site.get(path)).text());
  const description = named(elements, 'meta').find(({ get }) => get('name') === 'description');
  return { title: named(elements, 'title')[0]?.text, description: description?.get('content') };
}

test('no two pages have the same title or description in a list of search results', async () => {
  const snippets = await Promise.all([...areaPages, ...articles.map(({ path }) => path)].map(snippetOf));
  for (const part of ['title', 'description'] as const) {
    const all = snippets.map((snippet) => snippet[part]);
    expect(all.filter((words, nth) => all.indexOf(words) !== nth)).toEqual([]);
  }
});

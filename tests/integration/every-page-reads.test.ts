import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaPages, articles, mainSitePages } from '../support/pages.ts';
import { named, readElements } from '../support/read-elements.ts';
import { siteInProcess } from '../support/site-in-process.ts';
import { htmlMistakes } from '../support/valid-html.ts';

/** Fewer words than any of our pages has. */
const fewestWords = 20;

let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  site = await siteInProcess({});
});
afterAll(async () => site.stop());

test.each([...areaPages, ...mainSitePages, ...articles.map(({ path }) => path)])(
  '%s is valid HTML, with a title, one heading and something to read',
  async (path) => {
    const html = await (await site.get(path)).text();
    expect(await htmlMistakes(html)).toEqual([]);
    const elements = readElements(html);
    expect(named(elements, 'title')[0]?.text).toMatch(/\S/);
    expect(named(elements, 'h1')).toHaveLength(1);
    const mains = named(elements, 'main');
    expect(mains).toHaveLength(1);
    const words = mains[0]?.text.split(/\s+/) ?? [];
    expect(words.length, 'words a reader sees').toBeGreaterThan(fewestWords);
  },
);

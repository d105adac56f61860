// `npm run bench -- pages`: what the first view of each kind of page loads, in bytes on the wire (compressed, without headers)
// by kind of file, and in requests, against the same page without scripts. Takes about a minute.
import { homePath } from '../contracts/area-path.ts';
import { pickArticle } from '../tests/support/article-files.ts';
import { articleBudget } from '../tests/support/byte-budgets.ts';
import { fetchTwice } from './bench-browser/fetch-twice.ts';
import { allBytes, kindsOfBytes, measuredPage, type KindOfBytes } from './bench-browser/measure-view.ts';
import { withChromium } from './bench-browser/with-chromium.ts';
import { serveWithoutScripts } from './bench-browser/without-scripts.ts';
import type { Figure } from './bench/figure.ts';

type Part = KindOfBytes | 'all';
type Budgets = Partial<Record<Part, number>>;

const read: Budgets = { scripts: articleBudget.scripts, font: articleBudget.font };
const pages: Record<string, { path: string; budgets: Budgets }> = {
  home: { path: homePath, budgets: read },
  category: { path: `${homePath}meters`, budgets: read },
  article: {
    path: pickArticle(({ isRich }) => !isRich).path,
    budgets: { ...read, HTML: articleBudget.html, all: articleBudget.all },
  },
  'article with drawings': {
    path: `${homePath}meters/how-to-read-your-electricity-meter`,
    budgets: { ...read, all: articleBudget.all },
  },
  // As many bytes as a browser gets in its first round trip.
  emergencies: { path: `${homePath}emergencies`, budgets: { ...read, HTML: 14_000 } },
  'contact us': { path: `${homePath}contact-us`, budgets: read },
  search: { path: '/search?q=top+up', budgets: read },
  complaint: { path: `${homePath}complaints/gas-and-electricity`, budgets: {} },
  'meter reading': { path: `${homePath}submit-meter-read`, budgets: {} },
};

/** A row for each kind of file of each page, one for all of them, and one for the requests. */
export const bench = (): Promise<Figure[]> =>
  withChromium({}, async ({ browser, site }) => {
    await fetchTwice(Object.values(pages).map(({ path }) => site.url + path));
    const plain = await serveWithoutScripts(site.url);
    const viewOf = async (address: string) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const { view } = await measuredPage(context);
      return view(address).finally(() => context.close());
    };
    const figures: Figure[] = [];
    for (const [name, { path, budgets }] of Object.entries(pages)) {
      const [own, without] = await Promise.all([viewOf(site.url + path), viewOf(plain.url + path)]);
      const row = (part: Part, value: number): Figure => ({
        name: `${name}: ${part}`,
        value,
        unit: 'bytes',
        ...(budgets[part] && { goal: { of: 'value', atMost: budgets[part] } }),
      });
      const baseline = (value: number) => ({ baseline: { name: 'without scripts', value } });
      figures.push(
        ...kindsOfBytes.map((kind) => row(kind, own.bytes[kind])),
        { ...row('all', allBytes(own)), ...baseline(allBytes(without)) },
        { name: `${name}: requests`, value: own.requests, unit: '', ...baseline(without.requests) },
      );
    }
    plain.stop();
    return figures;
  });

import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaPages, articles } from '#tests/support/pages.ts';
import { named, readElements } from '#tests/support/read-elements.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const publicUrl = 'http://localhost:3000';
let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  site = await siteInProcess({ PUBLIC_URL: publicUrl });
});
afterAll(() => site.stop());

type Trail = { label: string | undefined; href: string | undefined }[];

/** The breadcrumbs that a page shows, and those that it gives to search engines. */
async function trailsOf(path: string) {
  const elements = readElements(await (await site.get(path)).text());
  const nav = named(elements, 'nav').find((each) => each.get('aria-label') === 'Breadcrumb');
  const shown: Trail = named(nav?.inside ?? [], 'li').map(({ text, inside }) => ({
    label: text,
    href: named(inside, 'a')[0]?.get('href'),
  }));
  const data = named(elements, 'script').find((each) => each.get('type') === 'application/ld+json');
  const list = data
    ? (JSON.parse(data.text) as { itemListElement: { name: string; item?: string }[] })
    : undefined;
  const given: Trail = (list?.itemListElement ?? []).map(({ name, item }) => ({
    label: name,
    href: item?.slice(publicUrl.length),
  }));
  return { shown, given };
}

test('every page that shows breadcrumbs gives search engines the same ones', async () => {
  let trails = 0;
  for (const path of [
    ...areaPages,
    '/help-and-support/complaints/feedback',
    ...articles.map((article) => article.path),
  ]) {
    const { shown, given } = await trailsOf(path);
    expect.soft(given, path).toEqual(shown);
    trails += shown.length > 0 ? 1 : 0;
  }
  expect(trails).toBeGreaterThan(articles.length);
});

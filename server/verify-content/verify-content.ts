import { setImmediate } from 'node:timers/promises';
import type { ContentClient } from '#clients/content/create-content-client.ts';

/** Content that can't be served, one line per file. */
export class BrokenContent extends Error {
  override name = 'BrokenContent';
}

/**
 * Reads every file of the embedded content once, at start. Throws one BrokenContent that names all broken files without
 * which pages fail, so that an editor's mistake is found before it is served. Pages do without the other files: they
 * don't prevent a start, and the content client logs what is wrong with them.
 */
export async function verifyContent(content: ContentClient, contentDir: string): Promise<void> {
  const broken: string[] = [];
  const attempt = async <T>(file: string, get: () => Promise<T>): Promise<T | undefined> => {
    try {
      // Lets the process answer requests between two files.
      await setImmediate();
      return await get();
    } catch {
      broken.push(file);
      return undefined;
    }
  };
  await attempt('brand.json', content.brand);
  await attempt('header.json', content.header);
  await attempt('facts.json', content.facts);
  await attempt('meter-read/settings.json', content.meterReadSettings);
  await attempt('pages/extra-support.html', () => content.page('extra-support'));
  await attempt('pages/deals.html', () => content.page('deals'));
  for (const category of (await attempt('help/categories.json', content.categories)) ?? []) {
    for (const { slug } of category.articles) {
      const file = `help/${category.id}/${slug}.html`;
      if (
        (await attempt(file, () => content.article(category.id, slug))) === undefined &&
        !broken.includes(file)
      ) {
        broken.push(`${file} (listed in help/categories.json, but not there)`);
      }
    }
  }
  for (const get of withoutWhichPagesDo(content)) await get().catch(() => undefined);
  if (broken.length === 0) return;
  throw new BrokenContent(
    [
      `Content in ${contentDir} can't be used. Run 'npm run content:check' for the reasons. Files to correct:`,
      ...broken.map((file) => `  ${file}`),
    ].join('\n'),
  );
}

/** Footer and theme, notices, films, the main site's pages, and what editors add to categories and the search. */
function withoutWhichPagesDo(content: ContentClient): (() => Promise<unknown>)[] {
  return [
    content.footer,
    content.theme,
    content.categoryPages,
    content.outageNotices,
    content.films,
    content.mainSitePages,
    content.searchAnswers,
    content.searchSynonyms,
  ];
}

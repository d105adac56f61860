import { mainSiteMeterReads } from '#app/help-content/links/follow-window.ts';
import type { InfoPage } from '#contracts/main-site.ts';
import type { SearchableArticle } from '#services/search/searchable-article.ts';

const category = { id: 'main-site', label: 'Our main site' };

/** The pages of the embedded main site as they are searched. Readings have a page of their own among the others. */
export function describeInfoPages(pages: readonly InfoPage[] = []): SearchableArticle[] {
  return pages
    .filter(({ path }) => path !== mainSiteMeterReads)
    .map(({ path, title, about }) => ({
      category,
      slug: path,
      href: path,
      title,
      description: about,
      headings: [],
      keywords: [],
      text: '',
    }));
}

import { mainSiteMeterReads } from '#app/help-content/links/follow-window.ts';
import type { InfoPage } from '#contracts/main-site.ts';
import type { SearchableArticle } from '#services/search/searchable-article.ts';

const category = { id: 'main-site', label: 'Our main site' };

/** The embedded main site's pages, as searchable articles. Meter readings have their own (meter-reading-pages.ts). */
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

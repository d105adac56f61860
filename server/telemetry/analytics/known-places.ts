import { articlePath } from '#app/area-href.ts';
import { pagePaths, pageTable } from '#app/page-table.ts';
import { filmPath } from '#app/help-content/films/film-path.ts';
import { categoryIds } from '#contracts/category-ids.ts';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { complaintForms } from '#contracts/complaint-forms.ts';
import type { DataLayerEvent } from '#contracts/analytics-events.ts';

const forms = complaintForms.map((complaint) => ({ complaint }));
/** All paths but those of articles and films, which are looked up in the content. */
const ownPaths: ReadonlySet<string> = new Set(
  pageTable
    .flatMap((page) =>
      pagePaths(page, {
        '/:category': categoryIds.map((category) => ({ category })),
        '/complaints/:complaint': forms,
        '/complaints/:complaint/query': forms,
      }),
    )
    .map((path) => path.replace(/\/$/, '')),
);

type Places = Pick<ContentClient, 'categories' | 'brand' | 'films'>;

/**
 * Decides whether an event belongs to this site: a page that it has, an article that is listed, a number that it
 * shows. Other events are not counted, so that nobody can fill the counts with made-up names.
 */
export function knownPlaces(content: Places) {
  async function isListed(path: string): Promise<boolean> {
    const categories = await content.categories();
    return categories.some(({ id, articles }) => articles.some(({ slug }) => articlePath(id, slug) === path));
  }

  async function isFilm(path: string): Promise<boolean> {
    const films = await content.films({ isOptional: true });
    return films.some(({ id }) => filmPath(id) === path);
  }

  async function isShown(number: string): Promise<boolean> {
    const { phones } = await content.brand();
    return Object.values(phones).some((phone) => phone?.replaceAll(/\D/g, '') === number);
  }

  return async (event: DataLayerEvent): Promise<boolean> => {
    switch (event.event) {
      case 'page-view':
        return ownPaths.has(event.path) || (await isListed(event.path)) || isFilm(event.path);
      case 'article-view':
        return isListed(articlePath(event.category, event.article));
      case 'emergency-number':
        return isShown(event.number);
      default:
        return true;
    }
  };
}

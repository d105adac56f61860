import { articlePath, categoryPath } from '#app/area-path.ts';
import { categoryIds } from '#app/help-categories/category-definition.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import { complaintKind } from '#clients/leads/complaint-kinds.ts';
import { countedForms, type DataLayerEvent } from '#contracts/analytics-events.ts';

const area = '/help-and-support';

const pages = [
  '',
  'contact-us',
  'probate',
  'extra-support',
  'deals',
  'make-a-complaint-select-type',
  'make-a-complaint-select-energy',
  'complaints/feedback',
  'complaints/feedback/personal-details',
  ...countedForms.filter(complaintKind).flatMap((form) => [`complaints/${form}`, `complaints/${form}/query`]),
  'confirmation',
  'submit-meter-read',
  'submit-meter-read-confirm',
  'your-account',
  'sign-in/problem',
  'signed-out',
  'cookies',
];
const ownPaths: ReadonlySet<string> = new Set([
  ...pages.map((page) => (page === '' ? area : `${area}/${page}`)),
  ...categoryIds.map(categoryPath),
]);

type Places = Pick<ContentClient, 'categories' | 'brand'>;

/**
 * Tells whether an event is of this site: of a page that it has, an article that is listed, a number that it shows.
 * What is not isn't counted, so that nobody fills the counts with names of their own.
 */
export function knownPlaces(content: Places) {
  async function isListed(path: string): Promise<boolean> {
    const categories = await content.categories();
    return categories.some(({ id, articles }) => articles.some(({ slug }) => articlePath(id, slug) === path));
  }

  async function isShown(number: string): Promise<boolean> {
    const { phones } = await content.brand();
    return Object.values(phones).some((phone) => phone?.replaceAll(/\D/g, '') === number);
  }

  return async (event: DataLayerEvent): Promise<boolean> => {
    switch (event.event) {
      case 'page-view':
        return ownPaths.has(event.path) || isListed(event.path);
      case 'article-view':
        return isListed(articlePath(event.category, event.article));
      case 'emergency-number':
        return isShown(event.number);
      default:
        return true;
    }
  };
}

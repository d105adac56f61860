import { articlePath } from '../../area-path.ts';
import type { ArticleLink, CategoryId } from '../category-definition.ts';

/** A link to an article of the area. */
export function article(category: CategoryId, slug: string, label: string): ArticleLink {
  return { label, link: articlePath(category, slug), externalLink: false };
}

/** A link to a page of the main site. */
export function mainSite(path: string, label: string): ArticleLink {
  return { label, link: path, externalLink: true };
}

/** An entry of a titled list. */
export function listed(category: CategoryId, slug: string, label: string) {
  return { label, path: articlePath(category, slug), externalLink: false };
}

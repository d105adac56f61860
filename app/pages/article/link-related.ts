import type { ListedCategory } from '#contracts/help-categories-feed.ts';
import { articlePath } from '../../area-href.ts';

/**
 * Turns `category/slug` into links with the listed titles; an article that is not (or no longer) listed is left out.
 */
export function linkRelated(
  related: string[],
  categories: ListedCategory[],
): { label: string; href: string }[] {
  return related.flatMap((articleId) => {
    const [categoryId, slug] = articleId.split('/');
    const listed = categories
      .find(({ id }) => id === categoryId)
      ?.articles.find((article) => article.slug === slug);
    return listed && categoryId ? [{ label: listed.label, href: articlePath(categoryId, listed.slug) }] : [];
  });
}

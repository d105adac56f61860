import { longestSlug, slugForm } from '../../contracts/article-slug.ts';
import { helpCategoriesFeed } from '../../contracts/help-categories-feed.ts';
import type { Content, Problem } from './read-content.ts';

const feedFile = 'help/categories.json';

/**
 * Checks the slugs that the feed lists: unique in their category, and of the right form. An article with another form is
 * not counted, and its file is not found in a content folder if its address has it percent-encoded.
 */
export function checkSlugs(content: Content): Problem[] {
  const data = content.data.find(({ file }) => file === feedFile);
  const feed = helpCategoriesFeed.safeParse(data?.value);
  if (!data || !feed.success) return [];
  return feed.data.included.flatMap(({ attributes: { articles } }, list) =>
    articles.flatMap(({ label, link }, nth) => {
      const problem = problemOf(
        link,
        articles.slice(0, nth).map((earlier) => earlier.link),
      );
      if (problem === undefined) return [];
      const line = data.lineOf(['included', list, 'attributes', 'articles', nth, 'link']);
      return [{ file: feedFile, line, problem: `gives ‘${label}’ the slug ‘${link}’${problem}` }];
    }),
  );
}

function problemOf(slug: string, earlier: string[]): string | undefined {
  if (!slugForm.test(slug) || slug.length > longestSlug)
    return `: use lower-case letters, digits and single hyphens, ${longestSlug} characters at most`;
  return earlier.includes(slug) ? ', which another article of its category has already' : undefined;
}

import { longestSlug, slugForm } from '../../contracts/article-slug.ts';
import { helpCategoriesFeed } from '../../contracts/help-categories-feed.ts';
import type { Content, Problem } from './read-content.ts';

const feedFile = 'help/categories.json';

/**
 * Checks the form of the slugs that the feed lists. An article with another one is not counted, and its file is not
 * found in a content folder if its address has it percent-encoded.
 */
export function checkSlugs(content: Content): Problem[] {
  const data = content.data.find(({ file }) => file === feedFile);
  const feed = helpCategoriesFeed.safeParse(data?.value);
  if (!data || !feed.success) return [];
  return feed.data.included.flatMap(({ attributes }, list) =>
    attributes.articles.flatMap(({ label, link }, nth) =>
      slugForm.test(link) && link.length <= longestSlug
        ? []
        : [
            {
              file: feedFile,
              line: data.lineOf(['included', list, 'attributes', 'articles', nth, 'link']),
              problem: `gives ‘${label}’ the slug ‘${link}’: use lower-case letters, digits and single hyphens, ${longestSlug} characters at most`,
            },
          ],
    ),
  );
}

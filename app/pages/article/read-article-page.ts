import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { CategoryId } from '#contracts/category-ids.ts';
import type { ListedCategory } from '#contracts/help-categories-feed.ts';
import { categoryPath } from '../../area-href.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { topicOfArticle } from '../../frame/ring-us/topic-of-page.ts';
import { readDefinitions } from '../../help-content/categories/read-categories.ts';
import { currentArticle } from '../../help-content/links/current-links.ts';
import { linkRelated } from './link-related.ts';

/** What the page of an article shows, whether or not it is listed; undefined when there is no such article. */
export async function readArticlePage(
  id: CategoryId,
  slug: string,
  listed: ListedCategory[],
  content: ContentClient,
) {
  const [found, definitions] = await Promise.all([content.article(id, slug), readDefinitions(content)]);
  if (!found) return undefined;
  // Fields that only the search needs are not sent to the browser.
  const { text: _text, keywords: _keywords, related, ...article } = await currentArticle(found, content);
  const brand = await content.brand().catch(() => fallbackBrand);
  return {
    id,
    slug,
    category: { label: definitions[id].title, href: categoryPath(id) },
    article,
    related: linkRelated(related, listed),
    ring: ringFor(brand, topicOfArticle(id, slug)),
  };
}

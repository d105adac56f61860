import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { HelpArticle } from '#contracts/help-article.ts';
import type { CategoryId } from '#contracts/category-ids.ts';
import type { ListedCategory } from '#contracts/help-categories-feed.ts';
import { categoryPath } from '../../area-href.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { ringFor, type Ring } from '../../frame/ring-us/ring.ts';
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
  const article = await currentArticle(found, content);
  const brand = await content.brand().catch(() => fallbackBrand);
  const ring = ringFor(brand, topicOfArticle(id, slug));
  return lastPage(article, [id, slug, listed, definitions[id].title, ring]);
}

type Details = readonly [
  id: CategoryId,
  slug: string,
  listed: ListedCategory[],
  category: string,
  ring: Ring | undefined,
];

const lastPages = new WeakMap<HelpArticle, { details: Details; page: ReturnType<typeof articlePage> }>();

/** The same page while the article and the details are the same, so that its HTML stays cached (decision 94). */
function lastPage(article: HelpArticle, details: Details) {
  const last = lastPages.get(article);
  if (last?.details.every((detail, nth) => detail === details[nth])) return last.page;
  const page = articlePage(article, details);
  lastPages.set(article, { details, page });
  return page;
}

function articlePage(whole: HelpArticle, [id, slug, listed, category, ring]: Details) {
  // Fields that only the search needs are not sent to the browser.
  const { text: _text, keywords: _keywords, related, ...article } = whole;
  return {
    id,
    slug,
    category: { label: category, href: categoryPath(id) },
    article,
    related: linkRelated(related, listed),
    ring,
  };
}

import type { HelpCategoriesFeed, ListedCategory } from '#contracts/help-categories-feed.ts';

/** Resolves the feed's included article lists into their categories. SPEC §3 "Help category (content feed)". */
export function listCategories(feed: HelpCategoriesFeed | undefined): ListedCategory[] | undefined {
  return feed?.data.map((category) => {
    const list = category.relationships.articles.data;
    const included = feed.included.find((item) => item.type === list?.type && item.id === list.id);
    return {
      id: category.id,
      metaDescription: category.attributes['meta-description'],
      articles: (included?.attributes.articles ?? []).map(({ label, link }) => ({ label, slug: link })),
    };
  });
}

import { HelpArticlePage as ArticlePage } from './help-article.tsx';
import { nameRelated } from './name-related.ts';
import type { Route } from './+types/help-article.route';
import { articlePath, categoryPath, helpHome } from '../../area-href.ts';
import { clientsContext, siteContext } from '../../context.ts';
import { isCategoryId } from '#contracts/category-ids.ts';
import { readDefinitions } from '../../help-content/categories/read-categories.ts';
import { currentMarkup } from '../../help-content/links/current-links.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { topicOfArticle } from '../../frame/ring-us/topic-of-page.ts';
import { redirectToNotFound } from '../../frame/not-found.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { category: id, article: slug } = params;
  if (!isCategoryId(id)) throw redirectToNotFound(context.get(siteContext));
  const { content } = context.get(clientsContext);
  const [categories, definitions] = await Promise.all([content.categories(), readDefinitions(content)]);
  const isListed = categories
    .find((category) => category.id === id)
    ?.articles.some((article) => article.slug === slug);
  const found = isListed ? await content.article(id, slug) : undefined;
  if (!found) throw redirectToNotFound(context.get(siteContext));
  // Fields that only the search needs are not sent to the browser.
  const { text: _text, keywords: _keywords, related, ...article } = found;
  const brand = await content.brand().catch(() => fallbackBrand);
  const html = await currentMarkup(article.html, content);
  const category = { label: definitions[id].title, href: categoryPath(id) };
  return {
    id,
    slug,
    category,
    article: { ...article, html },
    related: nameRelated(related, categories),
    ring: ringFor(brand, topicOfArticle(id, slug)),
  };
}

/** SPEC §2: the one article that must not be quoted in search results. */
const withoutSnippet = 'leaving-british-gas';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, slug, category, article } = loaderData;
  return pageMeta({
    ...rootData(matches),
    title: article.title,
    description: article.description,
    path: articlePath(id, slug),
    trail: [helpHome, category],
    noSnippet: slug === withoutSnippet,
    isArticle: true,
  });
}

export default function HelpArticlePage({
  loaderData: { id, slug, category, article, related, ring },
}: Route.ComponentProps) {
  return (
    <ArticlePage
      path={articlePath(id, slug)}
      category={category}
      article={article}
      related={related}
      ring={ring}
    />
  );
}

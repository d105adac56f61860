import { HelpArticlePage as ArticlePage } from '../features/help-article/help-article.tsx';
import { nameRelated } from '../features/help-article/name-related.ts';
import type { Route } from './+types/help-article';
import { articlePath, categoryPath } from '../area-path.ts';
import { clientsContext, need, siteContext } from '../context.ts';
import { categoryDefinitions, isCategoryId } from '../help-categories/category-definitions.ts';
import { redirectToNotFound } from '../shell/not-found.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { category: id, article: slug } = params;
  if (!isCategoryId(id)) throw redirectToNotFound(need(context, siteContext));
  const { content } = need(context, clientsContext);
  const categories = await content.categories();
  const isListed = categories
    .find((category) => category.id === id)
    ?.articles.some((article) => article.slug === slug);
  const found = isListed ? await content.article(id, slug) : undefined;
  if (!found) throw redirectToNotFound(need(context, siteContext));
  // What only the search needs stays here.
  const { text: _text, keywords: _keywords, related, ...article } = found;
  const category = { label: categoryDefinitions[id].title, href: categoryPath(id) };
  return { id, slug, category, article, related: nameRelated(related, categories) };
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
    trail: [{ label: 'Help', href: '/help-and-support/' }, category],
    noSnippet: slug === withoutSnippet,
    isArticle: true,
  });
}

export default function HelpArticlePage({
  loaderData: { category, article, related },
}: Route.ComponentProps) {
  return <ArticlePage category={category} article={article} related={related} />;
}

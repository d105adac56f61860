import { HelpArticlePage as ArticlePage } from './help-article.tsx';
import { readArticlePage } from './read-article-page.ts';
import type { Route } from './+types/help-article.route';
import { articlePath, helpHome } from '../../area-href.ts';
import { clientsContext, siteContext } from '../../context.ts';
import { isCategoryId } from '#contracts/category-ids.ts';
import { CachedFragment } from '../../frame/fragment-cache/cached-fragment.tsx';
import { redirectToNotFound } from '../../frame/not-found.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { readingPage } from '../../frame/reading-page.ts';
import { articleStyles } from './article-styles.ts';
import stylesheet from './article-page.css?url';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { category: id, article: slug } = params;
  if (!isCategoryId(id)) throw redirectToNotFound(context.get(siteContext));
  const { content } = context.get(clientsContext);
  const categories = await content.categories();
  const isListed = categories
    .find((category) => category.id === id)
    ?.articles.some((article) => article.slug === slug);
  const page = isListed ? await readArticlePage(id, slug, categories, content) : undefined;
  if (!page) throw redirectToNotFound(context.get(siteContext));
  return page;
}

/** SPEC §2: the one article that must not be quoted in search results. */
const withoutSnippet = 'leaving-british-gas';

export const handle = readingPage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, slug, category, article } = loaderData;
  return [
    ...pageMeta({
      ...rootData(matches),
      title: article.title,
      description: article.description,
      path: articlePath(id, slug),
      trail: [helpHome, category],
      noSnippet: slug === withoutSnippet,
      isArticle: true,
    }),
    articleStyles(article, stylesheet),
  ];
}

export default function HelpArticlePage({ loaderData }: Route.ComponentProps) {
  const { id, slug, category, article, related, ring } = loaderData;
  return (
    <CachedFragment name="article" of={loaderData}>
      <ArticlePage
        path={articlePath(id, slug)}
        category={category}
        article={article}
        related={related}
        ring={ring}
      />
    </CachedFragment>
  );
}

import { isCategoryId } from '#contracts/category-ids.ts';
import { areaHref, helpHome } from '../../area-href.ts';
import { clientsContext, isPreviewOfContext, siteContext } from '../../context.ts';
import { Alert } from '../../design-system/alert/alert.tsx';
import { redirectToNotFound } from '../../frame/not-found.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { articlePreviewPage } from './article-preview.page.ts';
import type { Route } from './+types/article-preview.route';
import { HelpArticlePage } from './help-article.tsx';
import { readArticlePage } from './read-article-page.ts';
import { readingPage } from '../../frame/reading-page.ts';
import { articleStyles } from './article-styles.ts';
import previewStylesheet from './article-preview-page.css?url';
import stylesheet from './article-page.css?url';

/** An article, listed or not, for anyone with a link from `npm run content:preview`. Decision 59. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { category: id, article: slug } = params;
  const isSealed = context.get(isPreviewOfContext);
  const { content } = context.get(clientsContext);
  if (!isCategoryId(id) || !(await isSealed(`${id}/${slug}`, url.searchParams.get('seal') ?? '')))
    throw redirectToNotFound(context.get(siteContext));
  const page = await readArticlePage(id, slug, await content.categories(), content);
  if (!page) throw redirectToNotFound(context.get(siteContext));
  return page;
}

/** Anyone with the link may read the page, so no cache stores it. */
export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
}

export const handle = readingPage;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: previewStylesheet }];

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, article } = loaderData;
  return [
    ...pageMeta({
      ...rootData(matches),
      title: article.title,
      description: article.description,
      path: areaHref(articlePreviewPage.route, params),
      trail: [helpHome, category],
      noIndex: true,
    }),
    articleStyles(article, stylesheet),
  ];
}

export default function ArticlePreviewPage({ loaderData }: Route.ComponentProps) {
  const { category, article, related, ring } = loaderData;
  return (
    <>
      <div className="wrap mt-4">
        <Alert tone="info" icon="info" title="This is a preview">
          <p>Only people with this link can see this page.</p>
        </Alert>
      </div>
      <HelpArticlePage category={category} article={article} related={related} ring={ring} />
    </>
  );
}

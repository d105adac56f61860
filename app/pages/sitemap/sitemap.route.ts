import type { Route } from './+types/sitemap.route';
import { clientsContext, siteContext } from '../../context.ts';
import { pagePaths, pageTable } from '../../page-table.ts';
import { isCategoryId } from '#contracts/category-ids.ts';
import { escapedText } from '#contracts/escaped-text.ts';
import { categoriesInUse, readDefinitions } from '../../help-content/categories/read-categories.ts';

/** Every page that search engines may index, in the format of sitemaps.org. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext);
  const { content } = context.get(clientsContext);
  const [categories, definitions, films] = await Promise.all([
    content.categories(),
    readDefinitions(content),
    content.films({ isOptional: true }).catch(() => []),
  ]);
  const pagesOfRoute = {
    '/films/:film': films.map(({ id }) => ({ film: id })),
    '/:category': categoriesInUse(definitions, categories).map(({ id }) => ({ category: id })),
    '/:category/:article': categories
      .filter(({ id }) => isCategoryId(id))
      .flatMap(({ id, articles }) => articles.map(({ slug }) => ({ category: id, article: slug }))),
  };
  const paths = pageTable
    .filter(({ isInSiteMap }) => isInSiteMap)
    .flatMap((page) => pagePaths(page, pagesOfRoute));
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapedText(publicUrl + path)}</loc></url>`),
    '</urlset>',
  ].join('\n');
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}

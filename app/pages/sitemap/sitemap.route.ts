import type { Route } from './+types/sitemap.route';
import { articlePath, categoryPath } from '../../area-path.ts';
import { filmPath } from '../../help-content/films/film-path.ts';
import { clientsContext, siteContext } from '../../context.ts';
import { isCategoryId } from '#contracts/category-ids.ts';
import { categoriesInUse, readDefinitions } from '../../help-content/categories/read-categories.ts';

const pages = ['', 'contact-us', 'probate', 'extra-support', 'make-a-complaint-select-type', 'cookies'];

/** Every page that search engines may index, in the format of sitemaps.org. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext);
  const { content } = context.get(clientsContext);
  const [categories, definitions, films] = await Promise.all([
    content.categories(),
    readDefinitions(content),
    content.films({ isOptional: true }).catch(() => []),
  ]);
  const paths = [
    ...pages.map((page) => `/help-and-support/${page}`),
    ...categoriesInUse(definitions, categories).map(({ id }) => categoryPath(id)),
    ...films.map(({ id }) => filmPath(id)),
    ...categories
      .filter(({ id }) => isCategoryId(id))
      .flatMap(({ id, articles }) => articles.map(({ slug }) => articlePath(id, slug))),
  ];
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${publicUrl}${encodeURI(path)}</loc></url>`),
    '</urlset>',
  ].join('\n');
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}

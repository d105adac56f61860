import type { Route } from './+types/sitemap';
import { articlePath, categoryPath } from '../area-path.ts';
import { clientsContext, need, siteContext } from '../context.ts';
import { categoryIds } from '../help-categories/category-definition.ts';
import { isCategoryId } from '../help-categories/category-definitions.ts';

const pages = ['', 'contact-us', 'probate', 'extra-support', 'make-a-complaint-select-type', 'cookies'];

/** Every page that may be found by search engines, as sitemaps.org has it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = need(context, siteContext);
  const categories = await need(context, clientsContext).content.categories();
  const paths = [
    ...pages.map((page) => `/help-and-support/${page}`),
    ...categoryIds.map(categoryPath),
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

import { areaPath, pathBelowArea } from '#contracts/area-path.ts';
import { isCategoryId } from '#contracts/category-ids.ts';

/**
 * A request that the worker handles. `page`: the document of a reading page, by its path. `built-file`: a style sheet,
 * font or picture whose name changes with its content. `file`: any other that documents refer to.
 */
export type HandledRequest =
  | { kind: 'page'; path: string; hasQuery: boolean }
  | { kind: 'built-file' | 'file' };

type PageRequest = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * The reading pages beside categories, articles and films. Not derived from the routes with `handle = readingPage`: the
 * worker must not load those, and two of them must not be saved, the preview of an article and the thank-you page of
 * 'Was this useful?'. docs/how-to/add-a-page.md says when a page belongs here.
 */
const readingPages = new Set(['/', '/contact-us', '/probate', '/extra-support']);
/** A form whose path is below a category. */
const compareBills = '/bills-and-payments/compare-two-bills';
const builtFile = /^\/assets\/.+\.(?:css|woff2|svg|png|webp)$/;
const file = /^\/(?:media\/.+\.(?:svg|png|jpe?g|webp|avif)|theme-[\w-]+\.css)$/;

/**
 * How the worker handles a request; undefined for those that it leaves to the browser: posts, forms and the pages of
 * a journey, the account and signing in, search, calls for data, scripts, films, and other sites.
 */
export function handledRequest(
  { method, mode, url }: PageRequest,
  origin: string,
): HandledRequest | undefined {
  const address = new URL(url);
  const below = pathBelowArea(address.pathname);
  if (method !== 'GET' || address.origin !== origin || below === undefined) return undefined;
  if (mode !== 'navigate' && builtFile.test(below)) return { kind: 'built-file' };
  if (mode !== 'navigate' && file.test(below)) return { kind: 'file' };
  if (mode !== 'navigate' || !isReadingPage(below)) return undefined;
  return { kind: 'page', path: areaPath + below, hasQuery: address.search !== '' };
}

/** Whether a page is only for reading: it is the same for every visitor and contains nothing that they typed. */
export function isReadingPage(below: string): boolean {
  const [category, article, ...more] = below.slice(1).split('/');
  if (readingPages.has(below)) return true;
  if (more.length > 0 || article === '' || below === compareBills) return false;
  return category === 'films' ? article !== undefined : isCategoryId(category);
}

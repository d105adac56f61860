import { Hono, type Context } from 'hono';
import type { MainSitePage, SearchRequest, InfoPage } from '#contracts/main-site.ts';
import type { InstantAnswer } from '#contracts/instant-answers.ts';
import { searchTerm, type SearchResults } from '#contracts/search.ts';
import { readSearchRequest } from './read-search-request.ts';
import { areaPath } from '#contracts/area-path.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';

export type MainSiteDeps = {
  /**
   * Renders a page as a whole HTML document for this request (its cookies choose the display settings).
   * `showsVisitor`: it shows who is signed in, so it must not be cached.
   */
  render: (page: MainSitePage, request: Request) => Promise<{ html: string; showsVisitor: boolean }>;
  pages: (request: Request) => Promise<InfoPage[]>;
  /** Undefined while the search is unavailable. */
  search: (request: {
    term: string;
    page: number;
    category?: string;
    exact: boolean;
  }) => Promise<SearchResults | undefined>;
  /** The answers that most people need, for a search page without a term. */
  topAnswers: () => Promise<readonly InstantAnswer[]>;
  /** Called after each search with the number of results, undefined if it failed. It is not awaited. */
  onSearched?: (searched: {
    request: SearchRequest;
    found: number | undefined;
    isAnswered: boolean;
    cookies: string | null;
  }) => void;
  publicUrl: string;
};

/**
 * The embedded main site: its home, the search page, the not-found page (404), and a page for each outside link of
 * the help area. A supplier's own site takes its place if MAIN_SITE_URL is set.
 */
export function createMainSite({ render, pages, search, topAnswers, onSearched, publicUrl }: MainSiteDeps) {
  const show = async (c: Context, page: MainSitePage, status: 200 | 404 | 422 | 503 = 200) => {
    const { html, showsVisitor } = await render(page, c.req.raw);
    c.header('cache-control', showsVisitor ? 'no-store' : 'no-cache');
    return c.html(html, status);
  };
  return new Hono()
    .get('/', (c) => show(c, { kind: 'home' }))
    .get('/page-not-found.html', (c) => show(c, { kind: 'not-found' }, 404))
    .get('/robots.txt', (c) => c.text(robots(publicUrl)))
    .get('/search', async (c) => {
      const query = new URL(c.req.url).searchParams;
      const request = readSearchRequest(query);
      if (!query.has('q')) return show(c, { kind: 'search', request, topAnswers: await topAnswers() });
      const term = searchTerm.safeParse(request.term);
      if (!term.success) {
        const [{ message: problem } = { message: '' }] = term.error.issues;
        return show(c, { kind: 'search', request, problem, topAnswers: await topAnswers() }, 422);
      }
      const { category, ...rest } = request;
      const results = await search({ ...rest, ...(category && { category }) });
      if (c.req.method === 'GET')
        onSearched?.({
          request,
          found: results?.total,
          isAnswered: results?.answer !== undefined,
          cookies: c.req.header('cookie') ?? null,
        });
      return show(c, { kind: 'search', request, results }, results ? 200 : 503);
    })
    .get('*', async (c) => {
      const path = c.req.path.replace(/(.)\/$/, '$1');
      const known = await pages(c.req.raw).catch(() => undefined);
      if (!known) return show(c, { kind: 'unavailable' }, 503);
      const info = known.find((page) => page.path === path);
      return info ? show(c, { kind: 'info', info }) : show(c, { kind: 'not-found' }, 404);
    });
}

function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /search',
    `Disallow: ${signInPaths.signIn}`,
    'Disallow: /identity/',
    `Sitemap: ${publicUrl}${areaPath}/sitemap.xml`,
    '',
  ].join('\n');
}

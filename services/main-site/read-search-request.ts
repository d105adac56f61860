import { withoutInvisibleMarks } from '#contracts/forms/normalise-line.ts';
import type { SearchRequest } from '#contracts/main-site.ts';

/** Longer than the path of any page of ours. */
const longestPath = 1_000;

/** Reads the search page's address: q, page, category, exact and initiated (a path of this site, else ''). SPEC §2 "Search". */
export function readSearchRequest(query: URLSearchParams): SearchRequest {
  const page = Number(query.get('page'));
  const category = query.get('category') ?? '';
  const from = query.get('initiated') ?? '';
  return {
    term: withoutInvisibleMarks(query.get('q') ?? ''),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    category: /^[a-z-]{1,60}$/.test(category) ? category : '',
    exact: query.get('exact') === '1',
    from:
      from.length <= longestPath && /^\/[A-Za-z0-9/_.-]*$/.test(from) && !from.startsWith('//') ? from : '',
  };
}

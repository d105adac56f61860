import type { SearchRequest } from '#contracts/main-site.ts';

/** The address of a search: it contains only what differs from the plain first page. */
export function searchAddress({ term, page, category, exact, from }: SearchRequest): string {
  const query = new URLSearchParams({ q: term });
  if (from) query.set('initiated', from);
  if (category) query.set('category', category);
  if (exact) query.set('exact', '1');
  if (page > 1) query.set('page', String(page));
  return `/search?${query}`;
}

import type { SearchRequest } from '#contracts/main-site.ts';

/** The address of a search: only what differs from the plain first page stands in it. */
export function searchAddress({ term, page, category, exact, from }: SearchRequest): string {
  const query = new URLSearchParams({ q: term });
  if (from) query.set('initiated', from);
  if (category) query.set('category', category);
  if (exact) query.set('exact', '1');
  if (page > 1) query.set('page', String(page));
  return `/search?${query}`;
}

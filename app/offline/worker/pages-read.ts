import { ageOf, filesOfCopy } from './page-copy.ts';

/** The number of pages that people read in an evening. A page with its pictures takes 30 to 90 kB, so this is 2 MB at most. */
export const mostPagesRead = 20;
/** A month: older help may be wrong, and a shared device should not show for longer what somebody read. */
export const longestSavedMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes the oldest pages beyond the limits, and the files that no remaining page names. */
export async function prunePages(cache: Cache, now: number): Promise<void> {
  const entries = await Promise.all(
    (await cache.keys()).map(async (request) => ({ request, response: await cache.match(request) })),
  );
  const pages = entries.flatMap(({ request, response }) =>
    response ? [{ request, age: ageOf(response, now), files: filesOfCopy(response) }] : [],
  );
  const remaining = pages
    .filter(({ age }) => age < longestSavedMs)
    .toSorted((one, other) => one.age - other.age)
    .slice(0, mostPagesRead);
  const needed = new Set(remaining.flatMap(({ files }) => files));
  const addresses = new Set(remaining.map(({ request }) => request.url));
  for (const { request } of entries) {
    if (!addresses.has(request.url) && !needed.has(new URL(request.url).pathname))
      await cache.delete(request);
  }
}

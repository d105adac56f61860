import { filesOfCopy, savedTime } from './page-copy.ts';

/** The number of pages that people read in an evening. A page with its pictures takes 30 to 90 kB, so this is 2 MB at most. */
export const mostPagesRead = 20;
/** A month: older help may be wrong, and a shared device should not show for longer what somebody read. */
export const longestSavedMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes the oldest pages beyond the limits, and the files that no remaining page names. A page saved later than now was
 * saved by a clock that has been put right since; it would be the newest until then.
 */
export async function prunePages(cache: Cache, now: number): Promise<void> {
  const entries = await Promise.all(
    (await cache.keys()).map(async (request) => ({ request, response: await cache.match(request) })),
  );
  const pages = entries
    .flatMap(({ request, response }) => {
      const at = response && savedTime(response);
      return at === undefined || at > now || !response ? [] : [{ request, at, files: filesOfCopy(response) }];
    })
    .toSorted((one, other) => other.at - one.at);
  const remaining = pages.slice(0, mostPagesRead).filter(({ at }) => now - at < longestSavedMs);
  const needed = new Set(remaining.flatMap(({ files }) => files));
  const addresses = new Set(remaining.map(({ request }) => request.url));
  for (const { request } of entries) {
    if (!addresses.has(request.url) && !needed.has(new URL(request.url).pathname))
      await cache.delete(request);
  }
}

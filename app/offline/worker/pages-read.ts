import { filesOfCopy, savedTime } from './page-copy.ts';

/** An evening's reading. At 30 to 90 kB a page with its pictures it takes up to 2 MB of the device. */
export const mostPagesRead = 20;
/** A month: help that is older may be wrong, and nobody wants a shared device to remember for longer. */
export const longestSavedMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes the oldest pages beyond the limits, and the files that no remaining page names. */
export async function prunePages(cache: Cache, now: number): Promise<void> {
  const entries = await Promise.all(
    (await cache.keys()).map(async (request) => ({ request, response: await cache.match(request) })),
  );
  const pages = entries
    .flatMap(({ request, response }) => {
      const at = response && savedTime(response);
      return at === undefined || !response ? [] : [{ request, at, files: filesOfCopy(response) }];
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

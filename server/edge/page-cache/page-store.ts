import type { CachedPage } from './cached-page.ts';

/** How many bytes of pages are cached at once: every page of a large help area in its few variants. */
const defaultMostBytes = 40 * 1024 * 1024;

type Entry = { page: CachedPage; isRequestedAgain: boolean };

/**
 * The pages by their keys. When they take up too much memory, those that were rendered longest ago are evicted; one that
 * was requested since stays for another round (the CLOCK algorithm), so that variants of a single visitor don't displace
 * the pages that everybody reads.
 */
export function createPageStore(mostBytes = defaultMostBytes) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function remove(key: string) {
    bytes -= entries.get(key)?.page.bytes ?? 0;
    entries.delete(key);
  }

  function makeRoomFor(page: CachedPage) {
    // Entries that stay are added again at the end, where this loop meets them a second time.
    for (const [key, entry] of entries) {
      if (bytes + page.bytes <= mostBytes) return;
      if (entry.isRequestedAgain) {
        entries.delete(key);
        entries.set(key, { ...entry, isRequestedAgain: false });
      } else remove(key);
    }
  }

  return {
    get: (key: string): CachedPage | undefined => {
      const entry = entries.get(key);
      if (entry) entry.isRequestedAgain = true;
      return entry?.page;
    },
    delete: remove,
    set: (key: string, page: CachedPage) => {
      remove(key);
      if (page.bytes > mostBytes) return;
      makeRoomFor(page);
      entries.set(key, { page, isRequestedAgain: false });
      bytes += page.bytes;
    },
  };
}

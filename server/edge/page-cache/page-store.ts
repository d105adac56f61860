import type { CachedPage } from './cached-page.ts';

/** How many bytes of pages are cached at once: every page of a large help area in its few variants. */
const defaultMostBytes = 40 * 1024 * 1024;

/** The pages by their keys. When they take up too much memory, those that were rendered longest ago are evicted. */
export function createPageStore(mostBytes = defaultMostBytes) {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;

  function remove(key: string) {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  }

  return {
    get: (key: string) => pages.get(key),
    delete: remove,
    set: (key: string, page: CachedPage) => {
      remove(key);
      pages.set(key, page);
      bytes += page.bytes;
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break;
        remove(oldest);
      }
    },
  };
}

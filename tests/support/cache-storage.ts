/** A browser's cache storage in memory, with the parts that the service worker uses. */
export function fakeCacheStorage(origin: string) {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => entries.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void entries.set(urlOf(request), response),
    delete: async (request: RequestInfo | URL) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  });
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return cacheOf(entries);
  };
  const caches = {
    open,
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
    match: async (request: RequestInfo | URL) =>
      [...stores.values()]
        .map((entries) => entries.get(urlOf(request)))
        .find(Boolean)
        ?.clone(),
  } as unknown as CacheStorage;
  return {
    caches,
    /** The paths in each cache, by its name. */
    contents: () =>
      Object.fromEntries(
        [...stores].map(([name, entries]) => [
          name,
          [...entries.keys()].map((url) => url.replace(origin, '')),
        ]),
      ),
  };
}

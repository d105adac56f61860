import { offlinePaths, type EmergencyHelp, type WorkerSettings } from '#contracts/offline-help.ts';
import { emergencyCacheName, isOfOfflineHelp, readCacheName } from './cache-names.ts';
import { fetchFile, fetchFiles, type FetchPath } from './fetch-files.ts';
import { ageOf, copyPage, maySave, noteFiles } from './page-copy.ts';
import { longestSavedMs, prunePages } from './pages-read.ts';

type Deps = {
  settings: WorkerSettings;
  caches: CacheStorage;
  fetchPath: FetchPath;
  now: () => number;
};

export type SavedPages = ReturnType<typeof openSavedPages>;

/** The worker's store: emergency help, which is complete or absent, and the last pages read. */
export function openSavedPages({ settings, caches, fetchPath, now }: Deps) {
  const names = { emergency: emergencyCacheName(settings), read: readCacheName(settings) };
  const isEmergencyHelp = (path: string) => path === offlinePaths.page || settings.pages.includes(path);
  const cacheOf = (path: string) => caches.open(isEmergencyHelp(path) ? names.emergency : names.read);

  return {
    /** Saves emergency help with all files that its pages name: all of it, from this release, or nothing. */
    saveEmergencyHelp: async () => {
      const fetched = await fetchFile(offlinePaths.emergencyHelp, fetchPath);
      const { release, pages } = (await fetched.json()) as EmergencyHelp;
      // Nobody reads the message, which counts towards the script's 4,000 bytes.
      if (release !== settings.release) throw new Error(release);
      const headers = new Headers(fetched.headers);
      headers.set('content-type', 'text/html; charset=utf-8');
      const copies = Object.entries(pages).map(
        ([path, html]) => [path, copyPage(html, headers, now())] as const,
      );
      const files = await fetchFiles(
        copies.flatMap(([, copy]) => copy.files),
        fetchPath,
      );
      const cache = await caches.open(names.emergency);
      await putAll(cache, [...files, ...copies.map(([path, { response }]) => [path, response] as const)]);
    },

    /** Saves a page that was read, with the files that it names. Does nothing if `maySave` refuses it. */
    savePage: async (path: string, response: Response) => {
      if (!maySave(response)) return;
      const copy = copyPage(await response.text(), response.headers, now());
      const files = await fetchFiles(copy.files, fetchPath);
      noteFiles(
        copy.response,
        files.map(([file]) => file),
      );
      const cache = await cacheOf(path);
      // The page is stored last, so that it is never there without its files.
      await putAll(cache, [...files, [path, copy.response]]);
      if (!isEmergencyHelp(path)) await prunePages(cache, now());
    },

    /** The copy of a page; undefined if there is none or it is too old. */
    find: async (path: string) => {
      const copy = await (await cacheOf(path)).match(path);
      if (copy && (isEmergencyHelp(path) || ageOf(copy, now()) < longestSavedMs)) return copy;
      return undefined;
    },

    /** The copy of a file that a saved page names. */
    findFile: (url: string) => caches.match(url, { ignoreVary: true }),

    /** Milliseconds since a page was saved; Infinity if it isn't saved, or at an unknown time. */
    ageOf: async (path: string) => {
      const copy = await (await cacheOf(path)).match(path);
      return copy ? ageOf(copy, now()) : Infinity;
    },

    /** Deletes the caches of other releases. */
    deleteOld: async () => {
      const current = Object.values(names);
      const old = (await caches.keys()).filter((name) => isOfOfflineHelp(name) && !current.includes(name));
      await Promise.all(old.map((name) => caches.delete(name)));
    },
  };
}

async function putAll(cache: Cache, entries: (readonly [path: string, response: Response])[]): Promise<void> {
  for (const [path, response] of entries) await cache.put(path, response);
}

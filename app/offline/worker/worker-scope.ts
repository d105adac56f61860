import type { WorkerSettings } from '#contracts/offline-help.ts';

// TypeScript's types for service workers conflict with those for documents. These are the parts that our worker uses.

/** An event that extends the worker's life. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** Not every browser has `addRoutes`, which lets requests bypass the worker. */
export type InstallEvent = LastingEvent & {
  addRoutes?(route: { condition: { requestMethod: string }; source: 'network' }): Promise<void>;
};

/** A request by a page in the worker's scope. */
export type RequestEvent = LastingEvent & {
  request: Request;
  /** The response that the browser requested while it started the worker; undefined in browsers without preload. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

/** From a reading page that was prefetched, once it is opened: its path. */
export type OpenedPageEvent = LastingEvent & { data: string };

/** The global scope of a service worker. */
export type WorkerScope = {
  offlineHelp: WorkerSettings;
  caches: CacheStorage;
  /** Not in every browser. */
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]>;
  };
  registration: ServiceWorkerRegistration;
  navigator: { connection?: { saveData?: boolean } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: OpenedPageEvent) => void): void;
};

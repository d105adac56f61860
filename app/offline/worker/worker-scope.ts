import type { WorkerSettings } from '#contracts/offline-help.ts';

// The types of service workers contradict those of documents, so TypeScript can't know both. This is what ours uses.

/** An event that extends the worker's life. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** A request of a page in the worker's scope. */
export type RequestEvent = LastingEvent & {
  request: Request;
  /** The answer that the browser requested while it started the worker; undefined where it doesn't do so. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** The global scope of a service worker. */
export type WorkerScope = {
  offlineHelp: WorkerSettings;
  caches: CacheStorage;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]>;
  };
  registration: ServiceWorkerRegistration;
  navigator: { connection?: { saveData?: boolean } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
};

// The service worker of the area: it saves emergency help and the pages that people read, and shows them when the
// network fails. It handles only reading pages and their files (handled-request.ts). Decision 68.
import { displayCookie } from '../../frame/display-settings/display-cookie.ts';
import { readDisplaySettings } from '../../frame/display-settings/display-settings.ts';
import { fileResponse, pageResponse } from './responses.ts';
import { handledRequest } from './handled-request.ts';
import { openSavedPages } from './saved-pages.ts';
import type { RequestEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;
const settings = scope.offlineHelp;
const { now } = Date;
/** At low priority, so that the requests of open pages go first on a slow network. */
const fetchPath = (path: string) => fetch(path, { priority: 'low' });
const saved = openSavedPages({ settings, caches: scope.caches, fetchPath, now });

/** Saved pages are renewed after a day: phone numbers and hours rarely change, and visitors may pay for the data. */
const renewedAfterMs = 24 * 60 * 60 * 1000;

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  // Chromium loses beacons of unloading pages when a worker's fetch listener runs and doesn't respond to them.
  void event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
  event.waitUntil(saved.saveEmergencyHelp().then(saveOpenPages));
});

scope.addEventListener('activate', (event) => {
  // With navigation preload the browser requests a page while it starts the worker, which then adds no delay.
  const isReady = [saved.deleteOld(), scope.registration.navigationPreload?.enable(), scope.clients.claim()];
  event.waitUntil(Promise.all(isReady));
});

scope.addEventListener('fetch', (event) => {
  const handled = handledRequest(event.request, location.origin);
  // A prefetched page may never be opened. If it is, the page says so (save-prefetched-page.ts). A page that is
  // prerendered while its link is pressed has another purpose, and is as good as opened.
  const isPrefetch = event.request.headers.get('sec-purpose') === 'prefetch';
  if (handled?.kind === 'page') openPage(event, handled.path, !handled.hasQuery && !isPrefetch);
  else if (handled) {
    const fetchFile = () => fetch(event.request);
    event.respondWith(fileResponse(event.request.url, handled.kind === 'built-file', fetchFile, { saved }));
  }
});

scope.addEventListener('message', (event) => {
  event.waitUntil(inBackground(() => fetchAndSave(event.data)));
});

function openPage(event: RequestEvent, path: string, isForSaving: boolean): void {
  const network = Promise.resolve(event.preloadResponse).then((response) => response ?? fetch(event.request));
  // First, so that the response is cloned before the page reads it.
  const copied = network.then(
    (response) => (isForSaving ? response.clone() : undefined),
    () => undefined,
  );
  event.waitUntil(
    inBackground(async () => {
      const response = await copied;
      if (!response) return;
      await saved.savePage(path, response);
      await renewEmergencyHelp();
    }),
  );
  event.respondWith(pageResponse(path, network, { saved, now, readDisplay }));
}

/** The visitor's display settings; undefined where a worker can't read cookies. */
async function readDisplay() {
  if (!scope.cookieStore) return undefined;
  const cookie = await scope.cookieStore.get(displayCookie.name);
  return readDisplaySettings(`${displayCookie.name}=${cookie?.value ?? ''}`);
}

/** Saves the pages that were open before the worker was installed: a first visit has one. */
async function saveOpenPages(): Promise<void> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true });
  const paths = open
    .map(({ url }) => handledRequest({ method: 'GET', mode: 'navigate', url }, location.origin))
    .flatMap((handled) => (handled && 'path' in handled ? handled.path : []));
  for (const path of new Set(paths)) await inBackground(() => renewPage(path));
}

/** Saves an open page, unless its copy is recent. */
async function renewPage(path: string): Promise<void> {
  if ((await saved.ageOf(path)) > renewedAfterMs) await fetchAndSave(path);
}

async function fetchAndSave(path: string): Promise<void> {
  await saved.savePage(path, await fetchPath(path));
}

async function renewEmergencyHelp(): Promise<void> {
  const [first = ''] = settings.pages;
  if ((await saved.ageOf(first)) > renewedAfterMs) await saved.saveEmergencyHelp();
}

/** Does work that no visitor waits for: none under Save-Data, and a failure leaves what is saved unchanged. */
async function inBackground(work: () => Promise<void>): Promise<void> {
  if (scope.navigator.connection?.saveData) return;
  await work().catch(() => {});
}

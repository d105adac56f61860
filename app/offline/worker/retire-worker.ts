// Replaces the service worker on a site where offline help is switched off: it deletes what was saved and unregisters
// itself, in every browser that returns.
import { isOfOfflineHelp } from './cache-names.ts';
import type { WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteAll().finally(() => scope.registration.unregister()));
});

async function deleteAll(): Promise<void> {
  const ours = (await scope.caches.keys()).filter(isOfOfflineHelp);
  await Promise.all(ours.map((name) => scope.caches.delete(name)));
}

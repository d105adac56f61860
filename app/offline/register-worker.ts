import { serviceWorkerPath } from '#contracts/service-worker-path.ts';
import { whenIdle } from '../frame/hydration/when-idle.ts';

/**
 * Registers the service worker (decision 68), after the load event when the browser is idle: what it saves must not
 * compete with the page. Never under Save-Data; and only where the page links to the web app's manifest, which a site
 * without offline help doesn't have. Needs no React.
 */
export function registerWorker(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const hasOfflineHelp = document.querySelector('link[rel="manifest"]') !== null;
  if (!('serviceWorker' in navigator) || connection?.saveData || !hasOfflineHelp) return;
  if (document.readyState === 'complete') registerWhenIdle();
  else addEventListener('load', registerWhenIdle);
}

function registerWhenIdle(): void {
  // A browser that blocks storage refuses, and the network may be lost: neither is a failure of the page.
  whenIdle(() => void navigator.serviceWorker.register(serviceWorkerPath).catch(() => {}));
}

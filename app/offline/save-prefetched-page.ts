/** Not in every browser: how the document was delivered. */
type Navigation = { deliveryType?: string };

/** Has a reading page saved that the browser had prefetched: the worker saw no request when it was opened. */
export function savePrefetchedPage(): void {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  if (navigation?.deliveryType === 'navigational-prefetch')
    navigator.serviceWorker?.controller?.postMessage(location.pathname);
}

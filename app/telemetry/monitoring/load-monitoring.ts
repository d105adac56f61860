import { consentNow } from '../../consent/consent-now.ts';

/** Loads the SDK and all that belongs to it once the browser is idle. Returns what starts it. */
export async function loadMonitoring(): Promise<() => () => void> {
  await idleMoment();
  // For a visitor who refused meanwhile no settings are requested and no script is loaded.
  if (!consentNow()?.performance) throw new Error('No longer allowed');
  const { prepareMonitoring } = await import('./start-monitoring.ts');
  return prepareMonitoring();
}

function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
}

import { consentNow } from '../../consent/consent-now.ts';

/** Loads the SDK once the browser has nothing better to do, and all else with it. Gives what starts it. */
export async function loadMonitoring(): Promise<() => () => void> {
  await idleMoment();
  // A visitor who refused meanwhile is not asked about, and gets no script.
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

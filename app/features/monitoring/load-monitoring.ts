import { consentNow } from '../../consent/consent-now.ts';
import { askForSettings } from './monitoring-settings.ts';

/** Loads the SDK and its settings once the browser has nothing better to do. Gives what starts it. */
export async function loadMonitoring(): Promise<() => () => void> {
  await idleMoment();
  // A visitor who refused meanwhile is not asked about, and gets no script.
  if (!consentNow()?.performance) throw new Error('No longer allowed');
  const [settings, { startMonitoring }] = await Promise.all([
    askForSettings(),
    import('./start-monitoring.ts'),
  ]);
  return () => startMonitoring(settings);
}

function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
}

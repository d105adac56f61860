import { consentNow } from '../../consent/consent-now.ts';
import { whenIdle } from '../../frame/hydration/when-idle.ts';

/** Loads the SDK and its code once the browser is idle. Returns the function that starts it. */
export async function loadMonitoring(): Promise<() => () => void> {
  await new Promise<void>(whenIdle);
  // If the visitor has refused in the meantime, no settings are requested and no script is loaded.
  if (!consentNow()?.performance) throw new Error('No longer allowed');
  const { prepareMonitoring } = await import('./start-monitoring.ts');
  return prepareMonitoring();
}

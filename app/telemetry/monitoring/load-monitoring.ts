import { consentNow } from '../../consent/consent-now.ts';
import { whenIdle } from '../../frame/hydration/when-idle.ts';

/** Loads the SDK and all that belongs to it once the browser is idle. Returns what starts it. */
export async function loadMonitoring(): Promise<() => () => void> {
  await new Promise<void>(whenIdle);
  // For a visitor who refused meanwhile no settings are requested and no script is loaded.
  if (!consentNow()?.performance) throw new Error('No longer allowed');
  const { prepareMonitoring } = await import('./start-monitoring.ts');
  return prepareMonitoring();
}

import type { MonitoringSettings } from '#contracts/monitoring-settings.ts';
import { monitoringPaths } from '#contracts/monitoring-paths.ts';

const texts = ['applicationId', 'clientToken', 'site', 'service', 'env', 'version'] as const;
const rates = ['sessionSampleRate', 'replaySampleRate'] as const;

/** Requests the settings. Rejects when there are none; the page then runs without monitoring. */
export async function fetchSettings(): Promise<MonitoringSettings> {
  const response = await fetch(monitoringPaths.settings);
  const settings: unknown = response.status === 200 ? await response.json() : undefined;
  if (!isSettings(settings)) throw new Error('No monitoring settings');
  return settings;
}

function isSettings(value: unknown): value is MonitoringSettings {
  const found = Object(value) as Record<string, unknown>;
  return (
    texts.every((name) => typeof found[name] === 'string') &&
    rates.every((name) => typeof found[name] === 'number')
  );
}

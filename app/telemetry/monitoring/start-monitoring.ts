import { datadogRum } from '@datadog/browser-rum';
import type { MonitoringSettings } from '#contracts/monitoring-settings.ts';
import { consentNow } from '../../consent/consent-now.ts';
import { followSdk } from './follow-sdk.ts';
import { fetchSettings } from './monitoring-settings.ts';
import { sdkConfiguration } from './sdk-configuration.ts';
import { forgetSession, writeExpiredSession } from './session-cookie.ts';
import { followMarks } from './timings.ts';

const isAllowed = () => consentNow()?.performance === true;

/** Requests the settings, and returns the function that starts monitoring with them. */
export async function prepareMonitoring(): Promise<() => () => void> {
  if (!isAllowed()) throw new Error('No longer allowed');
  const settings = await fetchSettings();
  return () => startMonitoring(settings);
}

/**
 * Starts monitoring, or resumes it if the visitor has refused and now allows it again. Returns the function that stops
 * it at once: from then on nothing is sent, and none of its data stays in the browser. SPEC §4.
 */
function startMonitoring(settings: MonitoringSettings): () => void {
  // The SDK starts once per page; after that its consent is turned off and on.
  if (datadogRum.getInitConfiguration()) {
    writeExpiredSession();
    datadogRum.setTrackingConsent('granted');
  } else start(settings);
  return () => {
    datadogRum.setTrackingConsent('not-granted');
    forgetSession(isAllowed);
  };
}

function start(settings: MonitoringSettings): void {
  const look = followSdk(datadogRum, isAllowed);
  datadogRum.init(sdkConfiguration(settings, isAllowed, look));
  followMarks((name, at) => datadogRum.addTiming(name, at));
}

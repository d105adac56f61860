import { datadogRum } from '@datadog/browser-rum';
import type { MonitoringSettings } from '#contracts/monitoring-settings.ts';
import { consentNow } from '../../consent/consent-now.ts';
import { followSdk } from './follow-sdk.ts';
import { askForSettings } from './monitoring-settings.ts';
import { sdkConfiguration } from './sdk-configuration.ts';
import { forgetSession, leaveExpiredSession } from './session-cookie.ts';
import { followMarks } from './timings.ts';

const isAllowed = () => consentNow()?.performance === true;

/** Asks for the settings, and gives what starts monitoring by them. */
export async function prepareMonitoring(): Promise<() => () => void> {
  if (!isAllowed()) throw new Error('No longer allowed');
  const settings = await askForSettings();
  return () => startMonitoring(settings);
}

/**
 * Starts monitoring, or goes on with it where the visitor had refused meanwhile. Returns what stops it at once:
 * nothing is sent from then on, and nothing of it is kept in the browser. SPEC §4.
 */
function startMonitoring(settings: MonitoringSettings): () => void {
  // The SDK starts once a page; after that its consent is turned off and on.
  if (datadogRum.getInitConfiguration()) {
    leaveExpiredSession();
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
  // A page that was frozen and goes on makes the SDK write its cookie, whatever the visitor chose.
  document.addEventListener('resume', () => {
    forgetSession(isAllowed);
  });
}

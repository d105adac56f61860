import type { RumEvent, RumInitConfiguration } from '@datadog/browser-rum';
import type { MonitoringSettings } from '#contracts/monitoring-settings.ts';
// oxlint-disable-next-line import/default -- an address, which Vite makes
import workerUrl from './replay/replay-worker.ts?worker&url';
import { scrubEvent } from './scrub/scrub-event.ts';
import { monitoringPaths } from '#contracts/monitoring-paths.ts';

/**
 * SPEC §9's settings, and those that protect visitors' privacy. `isAllowed` is checked before each request; `look` is
 * called with each event as the SDK created it.
 */
export function sdkConfiguration(
  settings: MonitoringSettings,
  isAllowed: () => boolean,
  look: (event: RumEvent) => void,
): RumInitConfiguration {
  const { applicationId, clientToken, service, env, version } = settings;
  return {
    applicationId,
    clientToken,
    service,
    env,
    version,
    site: settings.site as NonNullable<RumInitConfiguration['site']>,
    sessionSampleRate: settings.sessionSampleRate,
    // Development serves the worker as a module, which the SDK cannot start.
    sessionReplaySampleRate: import.meta.env.DEV ? 0 : settings.replaySampleRate,
    defaultPrivacyLevel: 'mask-user-input',
    enablePrivacyForActionName: true,
    trackUserInteractions: true,
    trackResources: true,
    trackLongTasks: true,
    startSessionReplayRecordingManually: false,
    trackAnonymousUser: false,
    trackingConsent: 'granted',
    useSecureSessionCookie: location.protocol === 'https:',
    // The telemetry that the SDK sends to its vendor does not pass our scrubber.
    telemetrySampleRate: 0,
    workerUrl,
    // The patched SDK sends nothing to an empty address (decision 26).
    proxy: ({ path, parameters }) => (isAllowed() ? `${monitoringPaths.intake}${path}?${parameters}` : ''),
    beforeSend: (event) => {
      try {
        look(event);
        return scrubEvent(event);
      } catch {
        // The SDK sends an event even if its hook throws, and sends views whatever the hook returns.
        event.view.url = '';
        event.view.referrer = '';
        return false;
      }
    },
  };
}

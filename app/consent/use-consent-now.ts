import { useSyncExternalStore } from 'react';
import type { Consent } from '#contracts/consent.ts';
import { consentNow, onConsentChange } from './consent-now.ts';

/**
 * Applies `read` to the visitor's latest choice, including one made in another tab or since the browser stored a
 * restored page. Until scripts run, the value is what the server rendered.
 */
export function useConsentNow<T extends string>(read: (consent: Consent | undefined) => T, drawn: T): T {
  return useSyncExternalStore(
    onConsentChange,
    () => read(consentNow()),
    () => drawn,
  );
}
